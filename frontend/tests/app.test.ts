import { render } from "svelte/server";
import { expect, test } from "vitest";
import App from "../src/App.svelte";

test("the page is one landmark with one heading that names the house", () => {
  const { body } = render(App);
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body.match(/<h1[^>]*>/g)).toHaveLength(1);
  expect(body).toContain("Spadille");
});
