import type { ShopConfig } from '../config';
import type { ConfigurableOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import { isLook, type Selection } from '../links';
import type { VariantIndex, VariantRow } from './variant-index';

export type Preselect = ShopConfig['products']['preselect'];

export interface Settled {
  readonly selection: Selection;
  readonly unchosen: readonly string[];
}

/** Requested values that do not match the rest become unchosen again rather than silently replaced. */
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

export function isWithin(index: VariantIndex, row: VariantRow, selection: Selection): boolean {
  return index.codes.every((code, at) => (lookUp(selection, code) ?? row.values[at]) === row.values[at]);
}
