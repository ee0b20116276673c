import type { ShopConfig } from '../config';
import type { ConfigurableOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import { isLook, type Selection } from '../links';
import type { VariantIndex, VariantRow } from './variant-index';

/** What a shop chooses for its shoppers; see the setting `products.preselect`. */
export type Preselect = ShopConfig['products']['preselect'];

export interface Settled {
  /** What counts as chosen. */
  readonly selection: Selection;
  /** Codes of the options that the shopper has yet to choose. */
  readonly unchosen: readonly string[];
}

/**
 * What of the shown variant counts as chosen: what was asked for and is so, what leaves no choice, and what the shop chooses for its
 * shoppers. A value that was asked for but does not go with the rest is unchosen again: another one is never put in silently.
 */
export function settleSelection(
  {
    index,
    row,
    options,
  }: { readonly index: VariantIndex; readonly row: VariantRow; readonly options: readonly ConfigurableOption[] },
  asked: Selection,
  preselect: Preselect,
): Settled {
  const selection: Record<string, string> = {};
  const unchosen: string[] = [];
  for (const [at, option] of options.entries()) {
    const code = option.attribute_code;
    const value = row.values[at] ?? '';
    if (value === '') continue;
    const isOnly = () => index.rows.every((other) => other.values[at] === value);
    const isShown = preselect === 'variant' || (preselect === 'look' && isLook(option));
    if (lookUp(asked, code) === value || isShown || isOnly()) selection[code] = value;
    else unchosen.push(code);
  }
  return { selection, unchosen };
}

/** Whether a variant is what was chosen so far. */
export function isWithin(index: VariantIndex, row: VariantRow, selection: Selection): boolean {
  return index.codes.every((code, at) => (lookUp(selection, code) ?? row.values[at]) === row.values[at]);
}
