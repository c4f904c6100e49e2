/** The address of a court picture; the file is fetched when the card is first seen. */
import addresses from "virtual:courts";

export function courtPicture(card: string, fourColour: boolean): string | undefined {
  return addresses[fourColour ? "four" : "two"][card];
}
