import { render } from "svelte/server";
import { expect, test } from "vitest";
import Start from "../src/screens/Start.svelte";

test("the first page is one landmark with one heading, and names the house", () => {
  const { body } = render(Start);
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body.match(/<h1[^>]*>/g)).toHaveLength(1);
  expect(body).toContain("Spadille");
});
