import { plainAmount } from '../../../core/internal';
import { randomUUID } from 'node:crypto';
import {
  areTags,
  BONUS_LIMITS,
  PERSON_LIMITS,
  personMerge,
  readTags,
  type PersonInput,
  type PersonMerge,
} from '../../../core/internal-staff';
import type { PersonDetails } from '../../../core/staff';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import { inline } from '../../output/plain-text';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { optionalText, text, type Kind } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';
import { asked, personOf, resultOf } from './records/answers';

const WHO = {
  who: required('account number, or the email address or phone number they sign in with', text('who', 254)),
};
const TAGS: Kind<readonly string[]> = {
  placeholder: 'tags',
  rule: 'must be tags of small letters, digits and hyphens, separated by commas; "" for none',
  parse: (raw) => (areTags(readTags(raw)) ? readTags(raw) : undefined),
};

const BONUS: Kind<number> = {
  placeholder: 'amount',
  rule: 'must be an amount, with two decimals at most',
  parse: (raw) => (/^\d{1,9}(\.\d{1,2})?$/.test(raw) ? Number(raw) : undefined),
};

export interface PersonCommands {
  readonly show: (who: string) => Promise<PersonDetails>;
  readonly change: (who: string, input: PersonInput) => Promise<PersonDetails>;
  readonly note: (who: string, text: string) => Promise<PersonDetails>;
  readonly planMerge: (from: string, into: string) => Promise<PersonMerge>;
  readonly merge: (from: string, into: string) => Promise<PersonDetails>;
  /** @param amount in major units; negative deducts bonuses */
  readonly giveBonuses: (who: string, amount: number, note: string) => Promise<PersonDetails>;
}

/** Uses local data, or with `--api` the remote shop, which checks the role. */
export async function personsOf(session: Session): Promise<PersonCommands> {
  if (session.globals.api === undefined) {
    const { persons } = await session.platform('admin person');
    return {
      show: async (who) => personOf(await persons.show(who)),
      change: async (who, input) => personOf(await persons.change(who, input)),
      note: async (who, said) => personOf(await persons.note(who, said)),
      planMerge: async (from, into) => personMerge.parse(resultOf(await persons.planMerge(from, into))),
      merge: async (from, into) => personOf(await persons.merge(from, into)),
      giveBonuses: async (who, amount, said) => personOf(await persons.giveBonuses(who, { amount, note: said })),
    };
  }
  const manage = await (await session.shop()).manage();
  const idOf = async (who: string): Promise<string> => {
    if (/^\d{1,15}$/.test(who)) return who;
    const login = who.trim().toLowerCase();
    const { items } = await manage.records.people.list({ login });
    return items[0]?.id ?? unknown(who);
  };
  return {
    show: (who) => asked(async () => manage.person({ id: await idOf(who) })),
    change: (who, input) =>
      asked(async () => {
        const id = await idOf(who);
        const { revision } = await manage.person({ id });
        return manage.changePerson({ id, revision, ...input });
      }),
    planMerge: (from, into) => asked(() => manage.personMerge({ from, into })),
    merge: (from, into) =>
      asked(async () => {
        const ids = { from: await idOf(from), into: await idOf(into) };
        await manage.mergePeople({ ...ids, confirm: true });
        return manage.person({ id: ids.into });
      }),
    giveBonuses: (who, amount, said) =>
      asked(async () => manage.givePersonBonuses({ id: await idOf(who), key: randomUUID(), amount, note: said })),
    note: (who, said) => asked(async () => manage.notePerson({ id: await idOf(who), text: said })),
  };
}

function unknown(who: string): never {
  throw new CommandError('not_found', `no account has ${who}`);
}

const show = command({
  name: 'person details',
  summary: 'show a person: contacts, figures, orders, bonuses, consents, notes; with --api for authorized staff',
  args: WHO,
  run: async ({ who }, session) => shown(await (await personsOf(session)).show(who)),
});

const set = command({
  name: 'person set',
  summary: 'change name, contacts or tags of a person; a new contact must be confirmed by its owner',
  args: WHO,
  options: {
    firstname: optional('first name', optionalText('name', PERSON_LIMITS.name)),
    lastname: optional('last name', optionalText('name', PERSON_LIMITS.name)),
    email: optional('email address to sign in with; "" removes it', optionalText('email', 254)),
    phone: optional('phone number to sign in with; "" removes it', optionalText('phone', PERSON_LIMITS.phone)),
    tags: optional('all tags of the person', TAGS),
  },
  run: async ({ who, firstname, lastname, email, phone, tags }, session) => {
    const input: PersonInput = {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(tags !== undefined && { tags: [...tags] }),
    };
    if (Object.keys(input).length === 0) throw new UsageError('Name what changes: --firstname, --email, --tags …');
    return shown(await (await personsOf(session)).change(who, input));
  },
});

const note = command({
  name: 'person note',
  summary: 'add a note about a person, visible only to staff and included in the data export',
  args: { ...WHO, text: required('text of the note', text('text', PERSON_LIMITS.note)) },
  run: async ({ who, text: said }, session) => shown(await (await personsOf(session)).note(who, said)),
});

const bonus = command({
  name: 'person bonus',
  summary: 'add bonuses to a person, or deduct them; the customer sees the reason',
  args: { ...WHO, amount: required('in major units, such as 15 or 2.50', BONUS) },
  options: {
    reason: required('reason for the customer', text('reason', BONUS_LIMITS.note)),
    take: flag('take bonuses; never more than the person has'),
  },
  run: async ({ who, amount, reason, take }, session) =>
    shown(await (await personsOf(session)).giveBonuses(who, take ? -amount : amount, reason)),
});

const merge = command({
  name: 'person merge',
  summary: 'merge one record into another, which stays; without --yes it shows what would move',
  args: {
    from: required('record to merge and remove: account number, email address or phone number', text('from', 254)),
    into: required('record that stays', text('into', 254)),
  },
  options: { yes: flag('merge; this cannot be undone') },
  run: async ({ from, into, yes }, session) => {
    const persons = await personsOf(session);
    if (yes) return shown(await persons.merge(from, into));
    const plan = await persons.planMerge(from, into);
    return answer(plan, (screen) =>
      screen.sections(
        screen.facts([
          ['From', inline(plan.from)],
          ['Into', inline(plan.into)],
          ['Orders', plan.orders],
          ['Carts', plan.carts],
          ['Addresses', plan.addresses],
          ['Reviews', plan.reviews],
          ['Notes', plan.notes],
          ['Tags', plan.tags.join(', ')],
          ['Bonuses', `${plainAmount(plan.bonus, plan.currency)} ${plan.currency}`],
          ['Can no longer sign in', plan.ends.join(', ')],
        ]),
        plan.faults.length === 0
          ? 'Add --yes to merge. This cannot be undone.'
          : screen.bad(`Cannot be merged: ${plan.faults.join(', ')}.`),
      ),
    );
  },
});

export function shown(person: PersonDetails): Answer {
  return answer(person, (screen) => personText(person, screen));
}

function personText(person: PersonDetails, screen: Screen): string {
  const { bonus, currency, bonuses, consents, notes, orders, sales } = person;
  return screen.sections(
    screen.facts([
      ['Person', `${String(person.id)} ${inline(person.name)}`],
      ['Email', person.login_email ?? person.email ?? ''],
      ['Phone', person.phone ?? ''],
      ['Confirmed', person.is_verified ? 'yes' : 'no: roles have no effect until the contact is confirmed'],
      ['Tags', person.tags.join(', ')],
      ['Bonuses', `${plainAmount(bonus, currency)} ${currency}`],
      ['Newsletter', consents.newsletter.map(({ email }) => email).join(', ')],
      ...(sales ?? []).map(
        (of) =>
          [
            `Sales in ${of.currency}`,
            `${String(of.orders)} orders, net ${plainAmount(of.net, of.currency)}, refunded ${plainAmount(of.refunded, of.currency)}`,
          ] as const,
      ),
    ]),
    listText(
      'Orders',
      (orders ?? []).map(
        (order) =>
          `${order.number} ${order.at.slice(0, 10)} ${plainAmount(order.total, order.currency)} ${order.currency}`,
      ),
    ),
    listText(
      'Bonus history',
      bonuses.map(({ at, amount, reason, order, note: said }) =>
        [at.slice(0, 10), plainAmount(amount, currency), reason, order ?? '', inline(said ?? '')]
          .filter((part) => part !== '')
          .join(' '),
      ),
    ),
    listText(
      'Notes',
      notes.map(({ at, who, text: said }) => `${at.slice(0, 10)} ${who}: ${inline(said)}`),
    ),
  );
}

function listText(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

export const PERSONS: readonly Command[] = [show, set, note, bonus, merge];
