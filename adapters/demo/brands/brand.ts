import type { ColourKey } from '../../platform/starter/colours';

type PriceEnding = 'five' | 'ninety-five' | 'nine';

export interface Brand {
  readonly name: string;
  /** Three-letter sku prefix. */
  readonly code: string;
  /** Price level; 1 is average. */
  readonly tier: number;
  readonly ending: PriceEnding;
  readonly top: boolean;
  readonly palette: readonly ColourKey[];
  readonly accents: readonly ColourKey[];
  readonly models: readonly string[];
  readonly collections: readonly { readonly name: string; readonly top: boolean }[];
  readonly text: readonly string[];
}

export function col(name: string, top = false): { name: string; top: boolean } {
  return { name, top };
}
