import type { ColourKey } from '../../platform/starter/colours';

/** How a house ends its prices: at whole dollars ending in 9 or 5, or at 95 cents. */
type PriceEnding = 'five' | 'ninety-five' | 'nine';

export interface Brand {
  readonly name: string;
  /** Three letters that begin its skus. */
  readonly code: string;
  /** Its place in the price range; 1 is the middle of the shop. */
  readonly tier: number;
  readonly ending: PriceEnding;
  /** Houses that the home page shows first. */
  readonly top: boolean;
  /** The colours it makes things in, the most typical first. */
  readonly palette: readonly ColourKey[];
  /** Colours of trims, soles and prints. */
  readonly accents: readonly ColourKey[];
  /** The names its designers give to models: each house has a system of its own. */
  readonly models: readonly string[];
  readonly collections: readonly { readonly name: string; readonly top: boolean }[];
  /** Sentences about how the house works, for descriptions. */
  readonly says: readonly string[];
}

/** A collection of a house; `top` ones are shown first. */
export function col(name: string, top = false): { name: string; top: boolean } {
  return { name, top };
}
