/** Which screen the address names. */

export type Route = { readonly screen: "start" } | { readonly screen: "table"; readonly table: string };

export function routeOf(path: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { screen: "start" } : { screen: "table", table };
}

let present = $state.raw<Route>(routeOf(location.pathname));

export function route(): Route {
  return present;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  present = routeOf(path);
}

addEventListener("popstate", () => {
  present = routeOf(location.pathname);
});
