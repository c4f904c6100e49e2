/** Scenes of the table to look at, one after the other: `npm run dev`, then /scenes.html#auction. */
import { mount } from "svelte";
import Scenes from "./Scenes.svelte";

const target = document.getElementById("app");
if (target !== null) mount(Scenes, { target });
