import { readContact } from '../../../../core/contract/foundation/contact';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import {
  ACTED_KIND,
  ACTING_KIND,
  BONUS_KIND,
  FACTOR_KIND,
  NOTE_KIND,
  PAYEE_KIND,
  PROFILE_KIND,
  SIGN_OUT_KIND,
} from '../../people';

export const MERGE_KIND = 'person_merge';

/** Kinds of the staff log whose record is an account number, without changes of roles. */
export const PERSON_KINDS = [
  ...[ACTED_KIND, ACTING_KIND, FACTOR_KIND, SIGN_OUT_KIND, BONUS_KIND, MERGE_KIND, NOTE_KIND, PAYEE_KIND, PROFILE_KIND],
] as const;

/** Maximum number of merges read per person. */
const MAX_MERGES = 1000;

/** Contacts of records that were merged into a person's. */
export interface MergedContacts {
  readonly all: readonly string[];
  /** Logins that their owner had confirmed. */
  readonly confirmed: readonly string[];
}

/** Log entry of a merge; keeps the contacts of the removed record, so that erasure and export find data with these contacts. */
export function mergedBefore(from: Customer): { readonly merged: number } & MergedContacts {
  const logins = [from.loginEmail, from.loginPhone].filter((one) => one !== undefined);
  const all = [...new Set([...logins, ...(from.email === undefined ? [] : [from.email])])];
  return { merged: from.id, all, confirmed: from.isVerified ? logins : [] };
}

/** Reads former contacts from the merge log, except those that are now logins of another account. */
export async function mergedContactsOf(
  { customers, staffChanges }: Pick<Repositories, 'customers' | 'staffChanges'>,
  id: number,
): Promise<MergedContacts> {
  const filter = { kinds: [MERGE_KIND], record: String(id) };
  const logged = await staffChanges.list(filter, { limit: MAX_MERGES, offset: 0 });
  const own = async (name: keyof MergedContacts) => {
    const found: string[] = [];
    for (const contact of new Set(logged.flatMap(({ before }) => textsIn(before, name)))) {
      const owner = await customers.byLogin(contact);
      if (owner === undefined || owner.id === id) found.push(contact);
    }
    return found;
  };
  return { all: await own('all'), confirmed: await own('confirmed') };
}

/** Erased entries have no contacts. */
function textsIn(before: unknown, name: keyof MergedContacts): readonly string[] {
  const value: unknown = typeof before === 'object' && before !== null ? Reflect.get(before, name) : undefined;
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (typeof one === 'string' ? (readContact(one)?.value ?? []) : []));
}
