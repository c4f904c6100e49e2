/** Which screen the address names. */

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "table"; readonly table: string }
  | { readonly screen: "rules"; readonly rules: string };

export function routeOf(path: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) return { screen: "table", table };
  const rules = /^\/rules\/(.+)$/.exec(decodeURI(path))?.[1];
  return rules === undefined ? { screen: "start" } : { screen: "rules", rules };
}

let present = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? "/"));

export function route(): Route {
  return present;
}

/** Whether this screen was reached from another one: then its heading takes the focus. */
export let isArrival = false;

export function go(path: string): void {
  history.pushState(null, "", path);
  isArrival = true;
  present = routeOf(path);
}

/** A link to another screen was followed; in a new tab it is the browser's affair. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}

/** The browser went back or forward. */
export function followAddress(): void {
  isArrival = true;
  present = routeOf(location.pathname);
}
