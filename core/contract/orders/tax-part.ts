import * as z from 'zod/mini';

/** One of the rates that add up to a tax, in percent; without a name unless the merchant gave one. */
export const taxPart = z.object({ name: z.nullable(z.string()), rate: z.number() });
export type TaxPart = z.infer<typeof taxPart>;

/** Names of taxes with a total. */
export const MAX_TAX_NAMES = 10;

/** Returns the rates that customers see by name; undefined for a single rate without one. */
export function namedParts(parts: readonly TaxPart[]): TaxPart[] | undefined {
  const shown = parts.filter(({ rate }) => rate > 0);
  return shown.some(({ name }) => name !== null) ? shown : undefined;
}

/** Writes a rate with its name, such as 'PST 7 %'. */
export function partText({ name, rate }: TaxPart): string {
  return `${name === null ? '' : `${name} `}${String(rate)} %`;
}
