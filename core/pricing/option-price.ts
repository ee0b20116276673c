import type { CustomOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import { percentOf, toMinor, type Minor } from '../kernel/money';

/** Option id → value; ids of several values are comma-separated. */
export type CustomOptionSelection = Readonly<Record<string, string>>;

interface Surcharge {
  readonly price?: number | undefined;
  readonly price_type?: 'fixed' | 'percent' | undefined;
}

/** Price that surcharges in percent are part of, in minor units. Their amounts are multiples of `step`. */
export interface ShareBase {
  readonly amount: Minor;
  readonly step: Minor;
}

export function surcharge(source: Surcharge, { amount, step }: ShareBase): Minor {
  if (source.price === undefined) return 0;
  return source.price_type === 'percent' ? percentOf(amount, source.price, step) : toMinor(source.price);
}

function optionSurcharge(option: CustomOption, value: string, base: ShareBase): Minor {
  if (value === '') return 0;
  if (option.values === undefined) return surcharge(option, base);
  const chosen = new Set(value.split(',').map((id) => id.trim()));
  return option.values
    .filter((entry) => chosen.has(String(entry.option_type_id)))
    .reduce((sum, entry) => sum + surcharge(entry, base), 0);
}

/** Returns the default option values. Paid extras are never preselected (Directive 2011/83/EU, article 22). */
export function defaultAnswers(options: readonly CustomOption[] | undefined): CustomOptionSelection {
  const chosen = (options ?? []).map((option) => {
    const mayStand = ({ price = 0 }: Surcharge) => option.is_require === true || price <= 0;
    const defaults = (option.values ?? []).filter((value) => value.is_default === true && mayStand(value));
    return [String(option.option_id), defaults.map((value) => value.option_type_id).join(',')] as const;
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

/** Returns the surcharge of chosen options in minor units; unknown options add nothing. */
export function customOptionsPrice(
  options: readonly CustomOption[] | undefined,
  selection: CustomOptionSelection,
  base: ShareBase,
): Minor {
  return (options ?? []).reduce(
    (sum, option) => sum + optionSurcharge(option, lookUp(selection, String(option.option_id)) ?? '', base),
    0,
  );
}
