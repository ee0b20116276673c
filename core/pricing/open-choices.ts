import type { CustomOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Minor } from '../kernel/money';
import { surcharge, type CustomOptionSelection } from './option-price';

export interface OpenChoices {
  readonly least: Minor;
  readonly most: Minor;
}

const SEVERAL = new Set(['checkbox', 'multiple']);

const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0);

function rangeOf(option: CustomOption, productPrice: Minor): OpenChoices {
  if (option.values === undefined) {
    const cost = surcharge(option, productPrice);
    return { least: cost, most: cost };
  }
  const costs = option.values.map((value) => surcharge(value, productPrice));
  if (costs.length === 0) return { least: 0, most: 0 };
  const [lowest, highest] = [Math.min(...costs), Math.max(...costs)];
  if (!SEVERAL.has(option.type)) return { least: lowest, most: highest };
  // At least one must be ticked; any more are optional.
  const below = costs.filter((cost) => cost < 0);
  const above = costs.filter((cost) => cost > 0);
  return { least: below.length > 0 ? sum(below) : lowest, most: above.length > 0 ? sum(above) : highest };
}

/**
 * Sums required options without an answer; optional ones add nothing.
 * @param productPrice base for percent options, in minor units
 */
export function openChoices(
  options: readonly CustomOption[] | undefined,
  answers: CustomOptionSelection,
  productPrice: Minor,
): OpenChoices {
  const open = (options ?? []).filter(
    (option) => option.is_require === true && (lookUp(answers, String(option.option_id)) ?? '') === '',
  );
  const ranges = open.map((option) => rangeOf(option, productPrice));
  return { least: sum(ranges.map(({ least }) => least)), most: sum(ranges.map(({ most }) => most)) };
}
