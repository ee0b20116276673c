import { codeKey, type CodeOwner } from '../../../../core/bloggers/attribute-order';
import { phoneDigits, readEmail } from '../../../../core/contract/foundation/contact';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

const MIN_DIGITS = 7;
/** Trailing digits compared, to ignore country codes. */
const COMPARED_DIGITS = 9;

/**
 * Returns the current owners of these codes. A blogger keeps earning while a contact changed by staff is unconfirmed.
 */
export async function codeOwners(
  { customers, royalties }: Pick<Repositories, 'customers' | 'royalties'>,
  codes: readonly (string | undefined)[],
): Promise<readonly CodeOwner[]> {
  const keys = [...new Set(codes.flatMap((code) => (code === undefined ? [] : [codeKey(code)])))];
  const owners: CodeOwner[] = [];
  for (const { bloggerId, code } of await royalties.ownersOf(keys)) {
    const blogger = await customers.byId(bloggerId);
    if (blogger?.granted.roles.includes('blogger') === true)
      owners.push({ bloggerId, code, contacts: contactsOf(blogger) });
  }
  return owners;
}

function contactsOf({ loginEmail, loginPhone, email, addresses }: Customer): readonly string[] {
  const own = addresses.flatMap((address) => [address.email, address.phone]);
  return contactKeys([loginEmail, loginPhone, email, ...own]);
}

/** Contacts in the form in which owners of codes are compared. */
export function contactKeys(texts: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => keyOf(text ?? '') ?? []))];
}

function keyOf(text: string): string | undefined {
  const email = readEmail(text);
  if (email !== undefined) return email;
  const digits = phoneDigits(text);
  return digits.length < MIN_DIGITS ? undefined : digits.slice(-COMPARED_DIGITS);
}
