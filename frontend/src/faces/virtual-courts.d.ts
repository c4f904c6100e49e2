declare module "virtual:courts" {
  const addresses: Record<"two" | "four", Record<string, string>>;
  export default addresses;
}
