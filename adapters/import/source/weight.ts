import { quote, Refusal, shortCell } from './cell';

const UNITS = { kg: 1, g: 0.001, lb: 0.453_592_37, lbs: 0.453_592_37, oz: 0.028_349_523_125 } as const;
export type WeightUnit = keyof typeof UNITS;

const HEAVIEST = 100_000;

export function unitIn(column: string): WeightUnit | undefined {
  const [, unit] = /(?:^|[^\p{L}])(kg|g|lbs?|oz)(?:$|[^\p{L}])/iu.exec(column) ?? [];
  return unitOf(unit);
}

export function unitOf(name: string | undefined): WeightUnit | undefined {
  const short = (name ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:kilo(?:gram)?s?|kgs)$/, 'kg')
    .replace(/^gra?ms?$/, 'g')
    .replace(/^pounds?$/, 'lb')
    .replace(/^ounces?$/, 'oz');
  return (Object.keys(UNITS) as WeightUnit[]).find((unit) => unit === short);
}

export function weightOf(said: SaidWeight | undefined): number | undefined {
  return said && kilogramsOf(said.amount, said.unit ?? 'kg');
}

/** Converts to kilograms, rounded to the milligram. Pure. */
export function kilogramsOf(amount: number, unit: WeightUnit): number {
  return Math.round(amount * UNITS[unit] * 1_000_000) / 1_000_000;
}

export interface SaidWeight {
  readonly amount: number;
  readonly unit: WeightUnit | undefined;
}

/**
 * Parses '1.2 kg', '350 g', '0.4'; undefined if empty.
 * @param decimal decimal separator; there are no thousands separators
 */
export function weightCell(decimal: 'comma' | 'point' = 'point') {
  return shortCell((given): SaidWeight | undefined | Refusal => {
    if (given === '') return undefined;
    const { digits = '', unit: named } =
      /^(?<digits>\d+(?:[.,]\d+)?)\s*(?<unit>\p{L}+)?\.?$/u.exec(given)?.groups ?? {};
    const unit = unitOf(named);
    const amount = digits.includes(decimal === 'comma' ? '.' : ',') ? Number.NaN : Number(digits.replace(',', '.'));
    if (
      digits === '' ||
      (named !== undefined && unit === undefined) ||
      !(kilogramsOf(amount, unit ?? 'kg') <= HEAVIEST)
    )
      return new Refusal(`${quote(given)} is not a weight such as ${decimal === 'comma' ? '1,2' : '1.2'} kg`);
    return { amount, unit };
  });
}
