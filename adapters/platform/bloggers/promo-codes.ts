import { promoCodesFor, readPromoCode } from '../../../core/bloggers/promo-code';
import type { Customer } from '../ports/people/customers';
import type { Database, Repositories } from '../ports/database';
import { readContact } from '../../../core/contract/foundation/contact';

export type CodeOutcome =
  | { readonly kind: 'set'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: 'code-taken' | 'invalid-code' | 'not-found' };

export async function promoCodeOf(
  { royalties }: Pick<Repositories, 'royalties'>,
  blogger: Pick<Customer, 'firstname' | 'id'>,
): Promise<string> {
  const known = await royalties.codeOf(blogger.id);
  if (known !== undefined) return known;
  for (const code of promoCodesFor(blogger)) if (await royalties.setCode(blogger.id, code)) return code;
  throw new Error(`No promo code is free for blogger ${String(blogger.id)}`);
}

/**
 * Replaces the blogger's code; earlier credits remain.
 * @param contact login of the blogger
 */
export function setPromoCode(database: Database, contact: string, input: string): Promise<CodeOutcome> {
  const code = readPromoCode(input);
  return database.write(async (db): Promise<CodeOutcome> => {
    const login = readContact(contact)?.value;
    const blogger = login === undefined ? undefined : await db.customers.byLogin(login);
    if (blogger?.roles.includes('blogger') !== true) return { kind: 'refused', code: 'not-found' };
    if (code === undefined) return { kind: 'refused', code: 'invalid-code' };
    const isTheirs = await db.royalties.setCode(blogger.id, code);
    return isTheirs ? { kind: 'set', code } : { kind: 'refused', code: 'code-taken' };
  });
}
