import { codeKey, type CodeOwner } from '../../../../core/bloggers/attribute-order';
import { readEmail } from '../../../../core/contract/foundation/contact';
import { addressOf } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

const MIN_DIGITS = 7;
/** Trailing digits compared, to ignore country codes. */
const COMPARED_DIGITS = 9;

export async function codeOwners(
  { customers, royalties }: Pick<Repositories, 'customers' | 'royalties'>,
  codes: readonly (string | undefined)[],
): Promise<readonly CodeOwner[]> {
  const keys = [...new Set(codes.flatMap((code) => (code === undefined ? [] : [codeKey(code)])))];
  const owners: CodeOwner[] = [];
  for (const { bloggerId, code } of await royalties.ownersOf(keys)) {
    const blogger = await customers.byId(bloggerId);
    if (blogger?.roles.includes('blogger') === true) owners.push({ bloggerId, code, contacts: contactsOf(blogger) });
  }
  return owners;
}

function contactsOf({ loginEmail, loginPhone, email, addresses }: Customer): readonly string[] {
  const own = addresses.flatMap((address) => [address.email, address.phone]);
  return keysOf([loginEmail, loginPhone, email, ...own]);
}

export function orderContacts({ email, document }: Pick<StoredOrder, 'document' | 'email'>): readonly string[] {
  const shipping = addressOf(document.addressInformation, 'shippingAddress');
  const billing = addressOf(document.addressInformation, 'billingAddress');
  return keysOf([email, shipping.email, shipping.phone, billing.email, billing.phone]);
}

function keysOf(texts: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => keyOf(text ?? '') ?? []))];
}

function keyOf(text: string): string | undefined {
  const email = readEmail(text);
  if (email !== undefined) return email;
  const digits = text.replace(/\D/g, '');
  return digits.length < MIN_DIGITS ? undefined : digits.slice(-COMPARED_DIGITS);
}
