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
#: Barred cards sink below the edge of the felt on purpose. What may scroll is measured across only.
CUT = """(mayScroll) => {
  const isUnseen = (one) => one.closest(".unseen, [aria-hidden=true], svg") !== null
    || one.dataset.testid === "felt";
  const isScroller = (one) => mayScroll && one.matches(".board, dialog, dialog .scroll");
  const isCut = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const isWide = overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
    const isHigh = overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
    return isWide || (isHigh && !isScroller(one));
  };
  const root = document.documentElement;
  const found = [...document.body.querySelectorAll("*")]
    .filter((one) => one.checkVisibility() && !isUnseen(one) && isCut(one))
    .map((one) => `cut: ${one.className} has ${one.clientWidth}x${one.clientHeight}, `
      + `needs ${one.scrollWidth}x${one.scrollHeight}`);
  if (root.scrollWidth > innerWidth || (!mayScroll && root.scrollHeight > innerHeight)) {
    found.push("cut: the page");
  }
  for (const one of document.querySelectorAll("select")) {
    if (!one.checkVisibility()) continue;
    const free = one.cloneNode(true);
    for (const option of [...free.options]) if (option.value !== one.value) option.remove();
    free.style.cssText = "position: absolute; width: max-content";
    one.after(free);
    if (free.offsetWidth > one.offsetWidth) found.push(`cut: ${one.labels[0].innerText}`);
    free.remove();
  }
  return found;
}"""

#: Buttons, links and fields that cannot be touched even when scrolled to, and cards of the hand
#: whose index cannot be seen without scrolling.
HIDDEN = """() => {
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const found = [];
  const isMet = (one, x, y) => {
    const met = document.elementFromPoint(x, y);
    return one.contains(met) || [...one.labels ?? []].some((label) => label.contains(met));
  };
  for (const card of scope.querySelectorAll(".hand button")) {
    const box = card.getBoundingClientRect();
    if (!isMet(card, box.x + 7, box.y + 20)) found.push(`hidden: ${card.ariaLabel}`);
  }
  for (const one of scope.querySelectorAll("button, a[href], input, select")) {
    if (one.closest(".hand") || one.disabled || !one.checkVisibility()) continue;
    one.scrollIntoView({ block: "nearest" });
    const box = (one.labels?.[0] ?? one).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const name = one.ariaLabel ?? (one.innerText || one.labels?.[0]?.innerText);
    if (!isMet(one, x, y)) found.push(`hidden: ${name}`);
  }
  return found;
}"""


def cut(page: Page, *, may_scroll: bool = False) -> list[str]:
    """What does not fit into its place; with ``may_scroll`` table and dialogs may scroll down."""
    found: list[str] = page.evaluate(CUT, may_scroll)
    return found


def hidden(page: Page) -> list[str]:
    """What lies under something else, or beyond the edge of what can be scrolled to."""
    found: list[str] = page.evaluate(HIDDEN)
    return found
