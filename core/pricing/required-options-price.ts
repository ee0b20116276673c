import type { CustomOption } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Minor } from '../kernel/money';
import { surcharge, type CustomOptionSelection, type ShareBase } from './option-price';

export interface OpenChoices {
  readonly min: Minor;
  readonly max: Minor;
}

const SEVERAL = new Set(['checkbox', 'multiple']);

const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0);

function rangeOf(option: CustomOption, base: ShareBase): OpenChoices {
  if (option.values === undefined) {
    const cost = surcharge(option, base);
    return { min: cost, max: cost };
  }
  const costs = option.values.map((value) => surcharge(value, base));
  if (costs.length === 0) return { min: 0, max: 0 };
  const [lowest, highest] = [Math.min(...costs), Math.max(...costs)];
  if (!SEVERAL.has(option.type)) return { min: lowest, max: highest };
  // At least one must be ticked; any more are optional.
  const below = costs.filter((cost) => cost < 0);
  const above = costs.filter((cost) => cost > 0);
  return { min: below.length > 0 ? sum(below) : lowest, max: above.length > 0 ? sum(above) : highest };
}

/**
 * Sums required options without an answer; optional ones add nothing.
 */
export function openChoices(
  options: readonly CustomOption[] | undefined,
  answers: CustomOptionSelection,
  base: ShareBase,
): OpenChoices {
  const open = (options ?? []).filter(
    (option) => option.is_require === true && (lookUp(answers, String(option.option_id)) ?? '') === '',
  );
  const ranges = open.map((option) => rangeOf(option, base));
  return { min: sum(ranges.map(({ min }) => min)), max: sum(ranges.map(({ max }) => max)) };
}
