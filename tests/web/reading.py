"""What a reader meets on a page: its texts, and what axe says of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
#: Everything axe knows: WCAG 2.0 to 2.2, levels A and AA, and good practice.
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: All that changes with the colours.
CONTRAST = ["color-contrast", "link-in-text-block"]

#: All texts of the page, and those that are only read aloud or shown under the mouse.
TEXTS = """() => {
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue.trim());
  for (const element of document.body.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    }
  }
  return texts.filter((text) => text !== "");
}"""
#: A message without a text shows its own id, as `contract-game` or `phase-play.you`.
RAW = re.compile(
    r"(?<![\w/@])[a-z]+(?:-[a-z_A-Z0-9]+)+(?:\.[a-z]+)?(?![\w/@])|[{}]|\$\w|\bundefined\b"
)


def texts(page: Page) -> list[str]:
    """All texts on the page."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def raw(page: Page) -> list[str]:
    """Texts that look like the id of a message, or like a place that was not filled."""
    return [text for text in texts(page) if RAW.search(text)]


def violations(page: Page, rules: Sequence[str] = EVERYTHING) -> list[str]:
    """What axe finds wrong, one line for each element; ``rules`` are tags or names of axe's."""
    options = {"runOnly": list(rules), "resultTypes": ["violations"]}
    found = AXE.run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


#: Boxes whose content is larger than they are: what does not fit is cut or must be scrolled to.
#: Barred cards sink below the edge of the felt on purpose.
CUT = """() => {
  const isUnseen = (one) => one.closest(".unseen, [aria-hidden=true], svg") !== null
    || one.dataset.testid === "felt";
  const isCut = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const isWide = overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
    const isHigh = overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
    return isWide || isHigh;
  };
  const root = document.documentElement;
  const found = [...document.body.querySelectorAll("*")]
    .filter((one) => one.checkVisibility() && !isUnseen(one) && isCut(one))
    .map((one) => `cut: ${one.className} has ${one.clientWidth}x${one.clientHeight}, `
      + `needs ${one.scrollWidth}x${one.scrollHeight}`);
  const isPageCut = root.scrollWidth > innerWidth || root.scrollHeight > innerHeight;
  if (isPageCut) found.push("cut: the page");
  return found;
}"""


def cut(page: Page) -> list[str]:
    """What does not fit into its place."""
    found: list[str] = page.evaluate(CUT)
    return found
