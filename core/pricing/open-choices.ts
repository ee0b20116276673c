import type { CustomOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Minor } from '../kernel/money';
import { surcharge, type CustomOptionSelection } from './option-price';

/** Cost of the required choices that nobody has made yet, in minor units: the least that they add, and the most. */
export interface OpenChoices {
  readonly least: Minor;
  readonly most: Minor;
}

/** Types of which several values may be ticked. */
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
  // At least one is ticked, and as many more as the shopper likes.
  const below = costs.filter((cost) => cost < 0);
  const above = costs.filter((cost) => cost > 0);
  return { least: below.length > 0 ? sum(below) : lowest, most: above.length > 0 ? sum(above) : highest };
}

/**
 * Sums what the required custom options without an answer will add to one unit: without them it cannot be bought, so no price is
 * shown that leaves them out. Optional ones add nothing.
 * @param productPrice base of percent options, in minor units
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
