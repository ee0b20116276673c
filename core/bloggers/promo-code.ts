import { codeKey } from './attribute-order';

/** A code that can be typed and stand in a link: 3 to 30 letters, digits, hyphens or underscores. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** A promo code in the form that it is kept in; undefined for what cannot be one. */
export function readPromoCode(text: string): string | undefined {
  const code = codeKey(text);
  return CODE.test(code) ? code : undefined;
}

/** Codes for a blogger who has none yet, the nicest first; the last one has the id in it, which nobody else has. Pure. */
export function promoCodesFor({
  id,
  firstname,
}: {
  readonly id: number;
  readonly firstname: string;
}): readonly string[] {
  const name = codeKey(firstname.normalize('NFKD').replace(/[^a-z0-9]/gi, '')).slice(0, 20);
  const candidates = [name, `${name}-${String(id)}`, `BLOG-${String(id)}`];
  return candidates.filter((code) => CODE.test(code));
}
