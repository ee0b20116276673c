import { codeKey } from './attribute-order';

/** 3–30 letters, digits, hyphens or underscores; safe in links. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

export function readPromoCode(text: string): string | undefined {
  const code = codeKey(text);
  return CODE.test(code) ? code : undefined;
}

/** Suggests codes, best first; the last contains the id and is therefore unique. */
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
