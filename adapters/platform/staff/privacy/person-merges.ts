import { MAX_ADDRESSES } from '../../../../core/contract/foundation/limits';
import type { OrderAddress } from '../../../../core/contract';
import { mergeRefused, type PersonMerge } from '../../../../core/contract/people/manage-privacy';
import { mergedContacts, mergeFaults, type MergedAccount } from '../../../../core/contract/people/merge-people';
import { TAG_LIMITS, tagSet } from '../../../../core/contract/people/person-tags';
import { fullName } from '../../../../core/kernel/full-name';
import { toDecimal } from '../../../../core/kernel/money';
import { accessDenied, loginOf, refuse, type Settings, type SignedInCaller } from '../../foundation';
import { type MessageLog, storeOfPerson } from '../../messages';
import {
  forgetPortrait,
  foundPerson,
  isFresh,
  mayChange,
  mergedMail,
  personIdOf,
  requireFresh,
  type SecurityLog,
  whoOf,
} from '../../people';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { FileStore } from '../../ports/foundation/files';
import { MERGE_KIND, mergedBefore, PERSON_KINDS } from './merged-contacts';

interface Pair {
  readonly from: Customer;
  readonly into: Customer;
  readonly accounts: { readonly from: MergedAccount; readonly into: MergedAccount };
}

/** Merges two records of one person. */
export class PersonMerges {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly files: FileStore;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /**
   * @param from account number or contact of the record to remove
   * @param caller omitted for the owner
   * @throws ApiError 403 for people with more rights; 404
   */
  plan(
    { from, into }: { readonly from: string; readonly into: string },
    caller?: SignedInCaller,
  ): Promise<PersonMerge> {
    return this.parts.database.read(async (db) => {
      const ids = { from: await personIdOf(db, from), into: await personIdOf(db, into) };
      const pair = await pairOf(db, ids, caller);
      const counts = await db.personRecords.counts(ids.from);
      const { from: gone, into: kept } = pair;
      return {
        from_id: ids.from,
        faults: [...mergeFaults(pair.accounts.from, pair.accounts.into)],
        ...{ from: nameOf(gone), into: nameOf(kept) },
        ...counts,
        addresses: addressesOf(pair).length - kept.addresses.length,
        tags: tagsOf(pair).filter((tag) => !kept.tags.includes(tag)),
        ...{ bonus: toDecimal(gone.bonus), currency: gone.currency },
        ends: endsOf(pair),
        sign_in_again: caller !== undefined && !isFresh(caller, this.parts.settings.clock.now()),
      };
    });
  }

  /**
   * @param caller omitted for the owner
   * @throws ApiError 403 for people with more rights; 403 SIGN_IN_AGAIN; 404; 409 merge_refused
   */
  async merge(ids: { readonly from: number; readonly into: number }, caller?: SignedInCaller): Promise<void> {
    const { database, files, security, settings } = this.parts;
    if (caller !== undefined) requireFresh(caller, settings.clock.now());
    const photo = await database.write(async (db) => {
      for (const id of [ids.from, ids.into].toSorted((a, b) => a - b)) await db.customers.lock(id);
      const pair = await pairOf(db, ids, caller);
      const faults = mergeFaults(pair.accounts.from, pair.accounts.into);
      if (faults.length > 0) throw refuse(mergeRefused, `Not merged: ${faults.join(', ')}`, { faults: [...faults] });
      await this.#move(db, pair, whoOf(caller));
      return pair.into.photo === undefined ? undefined : pair.from.photo;
    }, 'power');
    await forgetPortrait(photo, { settings, files });
    security.write('accounts-merged', { customer: ids.into, merged: ids.from, actor: caller?.customer.id });
  }

  async #move(db: Repositories, pair: Pair, who: string): Promise<void> {
    const { messages, settings } = this.parts;
    const { from, into, accounts } = pair;
    const now = settings.clock.now();
    await db.bonuses.transfer(from.id, into.id, now);
    await db.personRecords.moveTo(from.id, into.id, PERSON_KINDS);
    await db.customers.change(
      into.id,
      {
        ...(into.firstname === '' && { firstname: from.firstname }),
        ...(into.lastname === '' && { lastname: from.lastname }),
        addresses: addressesOf(pair),
        tags: tagsOf(pair),
      },
      now,
    );
    if (into.photo === undefined && from.photo !== undefined) await db.customers.changePhoto(into.id, from.photo, now);
    // Logins are unique, so the removed record loses its login first.
    await db.customers.remove(from.id);
    const contacts = mergedContacts(accounts.from, accounts.into);
    const { isVerified, newLogin } = into;
    await db.customers.setContacts(into.id, { ...contacts, isVerified, newLogin }, now);
    const store = await storeOfPerson(db, into, settings);
    for (const contact of new Set([loginOf(from), loginOf(into)]))
      await messages.write(db, mergedMail(store, contact, loginOf(into)));
    await db.staffChanges.add({
      ...{ at: now, who, kind: MERGE_KIND, record: String(into.id), action: 'changed' },
      before: mergedBefore(from),
      after: { merged: into.id, as: loginOf(into) },
    });
  }
}

async function pairOf(
  db: Repositories,
  ids: { readonly from: number; readonly into: number },
  caller: SignedInCaller | undefined,
): Promise<Pair> {
  const from = await foundPerson(db, ids.from);
  const into = await foundPerson(db, ids.into);
  if (!mayChange(caller?.customer, from) || !mayChange(caller?.customer, into)) throw accessDenied();
  const accounts = { from: await accountOf(db, from), into: await accountOf(db, into) };
  return { from, into, accounts };
}

async function accountOf(db: Repositories, customer: Customer): Promise<MergedAccount> {
  const { id, bonus } = customer;
  const hasBonusRecords =
    bonus !== 0 || (await db.orders.countOfCustomer(id)) > 0 || (await db.bonuses.ofCustomer(id, 1)).length > 0;
  const hasBloggerRecords = (await db.ledger.balances(id)).length > 0 || (await db.bloggers.hasRecords(id));
  return { ...customer, hasBonusRecords, hasBloggerRecords };
}

function nameOf(person: Customer): string {
  const name = fullName(person.firstname, person.lastname);
  return name === '' ? loginOf(person) : `${name}, ${loginOf(person)}`;
}

function addressesOf({ from, into }: Pair): readonly OrderAddress[] {
  const known = new Set(into.addresses.map((address) => JSON.stringify(address)));
  const more = from.addresses.filter((address) => !known.has(JSON.stringify(address)));
  return [...into.addresses, ...more].slice(0, Math.max(MAX_ADDRESSES, into.addresses.length));
}

function tagsOf({ from, into }: Pair): readonly string[] {
  const more = from.tags.filter((tag) => !into.tags.includes(tag));
  return tagSet([...into.tags, ...more].slice(0, TAG_LIMITS.count));
}

function endsOf({ from, accounts }: Pair): string[] {
  const { loginEmail, loginPhone } = mergedContacts(accounts.from, accounts.into);
  const kept = new Set([loginEmail, loginPhone]);
  return [from.loginEmail, from.loginPhone].flatMap((login) => (login === undefined || kept.has(login) ? [] : [login]));
}
