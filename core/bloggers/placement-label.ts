import { codeKey } from './attribute-order';

/** Maximum labels per blogger, so that statistics stay readable. */
export const MAX_LABELS = 50;
/** Maximum characters of a label; a promo code with its label fits into 64. */
export const MAX_LABEL = 32;
const LABEL = /^[a-z0-9][a-z0-9-]{0,31}$/;
/** Separates code and label in `?promo=`; no code contains it. */
const SEPARATOR = '~';

/** Returns a placement label such as `summer-post`: lower case letters, digits and hyphens. */
export function readLabel(text: string): string | undefined {
  const label = text.trim().toLowerCase().replace(/\s+/g, '-');
  return LABEL.test(label) ? label : undefined;
}

/** Splits the `promo` of a link into its code and its label. */
export function promoParts(promo: string): { readonly code: string; readonly label: string | undefined } {
  const at = promo.indexOf(SEPARATOR);
  if (at < 0) return { code: codeKey(promo), label: undefined };
  return { code: codeKey(promo.slice(0, at)), label: readLabel(promo.slice(at + 1)) };
}

export function promoWithLabel(code: string, label: string | undefined): string {
  return label === undefined ? code : `${code}${SEPARATOR}${label}`;
}
