import { mount } from "svelte";
import Specimen from "./Specimen.svelte";

mount(Specimen, { target: document.querySelector("#specimen")! });
