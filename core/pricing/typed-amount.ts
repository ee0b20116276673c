/** An amount as decimal text, '1,299' that could be two amounts, or text that is none. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'ambiguous' | 'other' };

/** Spaces and apostrophes between groups of three digits. */
const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/;

/**
 * Reads an amount with a decimal comma or point and separated thousands: '19,90', '1.299,00', "1'299.00". A single
 * separator before three digits is ambiguous in any language: '1.299' is 1,299 in German and 1.299 in English. Pure.
 */
export function typedAmount(text: string): TypedAmount {
  const typed = text.trim();
  const plain = GROUPED.test(typed) ? typed.replaceAll(/[\s'’]/g, '') : typed;
  if (/^\d+$/.test(plain)) return { kind: 'amount', amount: plain };
  const decimal = /^(\d+)[.,](\d{1,2})$/.exec(plain);
  if (decimal !== null) return amountOf(decimal[1], decimal[2]);
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return { kind: 'ambiguous' };
  const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(plain) ?? /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(plain);
  if (grouped !== null) return amountOf(grouped[1], grouped[2]);
  if (/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(plain)) return amountOf(plain, undefined);
  return { kind: 'other' };
}

function amountOf(whole = '', fraction: string | undefined): TypedAmount {
  const digits = whole.replaceAll(/[.,]/g, '');
  return { kind: 'amount', amount: fraction === undefined ? digits : `${digits}.${fraction}` };
}
