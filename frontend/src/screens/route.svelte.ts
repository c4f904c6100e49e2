/** Which screen the address names. */

export type Route = { readonly screen: "start" } | { readonly screen: "table"; readonly table: string };

export function routeOf(path: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { screen: "start" } : { screen: "table", table };
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

/** The browser went back or forward. */
export function followAddress(): void {
  isArrival = true;
  present = routeOf(location.pathname);
}
