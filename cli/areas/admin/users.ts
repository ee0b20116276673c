import * as z from 'zod/mini';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { asked, resultOf } from './records/answers';
import { recordAdminOf, type RecordAdmin, type ShownRecord } from './records/record-admin';

const EMAIL = required('sign-in contact', text('email', 254));
const ROLE = text('role', 64);
const MAX_ROWS = '200';

const rolesOf = z.object({ roles: z.array(z.string()), own_roles: z.array(z.string()) });
type Roles = z.infer<typeof rolesOf>;

/** Unconfirmed accounts may belong to a stranger. */
interface Known {
  readonly record: ShownRecord;
  readonly isConfirmed: boolean;
}

const add = command({
  name: 'user add',
  summary: 'add a staff member: creates an account, opened with a code sent to the address, or uses an existing one',
  args: { email: EMAIL },
  options: {
    role: list('roles: admin, manager, or a custom role', ROLE, 1),
    firstname: optional('for a new account', text('name', 80)),
    lastname: optional('for a new account', text('name', 80)),
  },
  run: async ({ email, role, firstname = '', lastname = '' }, session) => {
    const admin = await recordAdminOf(session, 'people');
    const wanted = await rolesNamed(role, session);
    const known = await find(admin, email);
    if (known !== undefined) return save(admin, email, known, joined(rolesOf.parse(known.record.document), wanted));
    const saved = await admin.save({ document: { email, firstname, lastname, ...wanted } });
    return saidOf(email, saved.id, wanted, 'new');
  },
});

const role = command({
  name: 'user role',
  summary: "replace a person's roles",
  args: { email: EMAIL },
  options: { role: list('admin, manager, or a custom role', ROLE, 1) },
  run: async ({ email, role: names }, session) => {
    const admin = await recordAdminOf(session, 'people');
    return save(admin, email, await found(admin, email), await rolesNamed(names, session));
  },
});

const revoke = command({
  name: 'user revoke',
  summary: 'remove roles from a person, effective at once in every session',
  args: { email: EMAIL },
  options: { role: list('only these; default: all', ROLE) },
  run: async ({ email, role: names }, session) => {
    const admin = await recordAdminOf(session, 'people');
    const known = await found(admin, email);
    const { roles, own_roles: own } = rolesOf.parse(known.record.document);
    const stays = (name: string) => names.length > 0 && !names.includes(name);
    return save(admin, email, known, { roles: roles.filter(stays), own_roles: own.filter(stays) });
  },
});

const resetSecondFactor = command({
  name: 'user reset-second-factor',
  summary: 'reset the second factor of a person who lost phone and recovery codes; ends all their sessions',
  args: { login: required('sign-in contact', text('login', 254)) },
  run: async ({ login }, session) => {
    const ended = await resetOf(session, login);
    return answer({ login, ended }, (screen) =>
      screen.sections(
        screen.good(`The second factor of ${login} is removed, and all sessions are ended.`),
        'They sign in as before and set up a new one.',
      ),
    );
  },
});

async function resetOf(session: Session, login: string): Promise<number> {
  if (session.globals.api !== undefined) {
    const manage = await (await session.shop()).manage();
    return asked(() => manage.resetSecondFactor({ login }));
  }
  const platform = await session.platform('admin user reset-second-factor');
  return z.object({ ended: z.number() }).parse(resultOf(await platform.secondFactors.reset(login))).ended;
}

export const USERS: readonly Command[] = [add, role, revoke, resetSecondFactor];

/** Finds by login only: a contact address is unverified and must not gain roles. */
async function find(admin: RecordAdmin, email: string): Promise<Known | undefined> {
  const { items } = await admin.list({ login: email.trim().toLowerCase() });
  const [row] = items;
  return row && { record: await admin.show(row.id), isConfirmed: row['is_verified'] === true };
}

async function found(admin: RecordAdmin, email: string): Promise<Known> {
  const known = await find(admin, email);
  if (known === undefined)
    throw new CommandError('not_found', `There is no account ${email}: vitrine admin people lists accounts`);
  return known;
}

async function rolesNamed(names: readonly string[], session: Session): Promise<Roles> {
  const { items } = await (await recordAdminOf(session, 'roles')).list({ size: MAX_ROWS });
  const own = new Set(items.filter((one) => one['built_in'] !== true).map((one) => one['name']));
  const all = items.map((one) => String(one['name']));
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new CommandError(
      'invalid-input',
      `--role ${unknown.join(', ')}: the roles of this shop are ${all.join(', ')}`,
    );
  const once = [...new Set(names)];
  return { roles: once.filter((name) => !own.has(name)), own_roles: once.filter((name) => own.has(name)) };
}

function joined(one: Roles, other: Roles): Roles {
  return {
    roles: [...new Set([...one.roles, ...other.roles])],
    own_roles: [...new Set([...one.own_roles, ...other.own_roles])],
  };
}

async function save(admin: RecordAdmin, email: string, known: Known, roles: Roles): Promise<Answer> {
  const { record, isConfirmed } = known;
  await admin.save({ id: record.id, version: record.version, document: roles });
  return saidOf(email, record.id, roles, isConfirmed ? 'confirmed' : 'unconfirmed');
}

/** Rights lost by unconfirmed accounts; see `PersonStore`. */
const SENTENCES = {
  confirmed: undefined,
  new: 'They sign in with a code sent to the address.',
  unconfirmed:
    'The address was not confirmed and may have been registered by someone else, so its password, sessions and second factor were removed. Its owner signs in with a code sent to it.',
} as const;

function saidOf(email: string, id: string, { roles, own_roles: own }: Roles, account: keyof typeof SENTENCES): Answer {
  const all = [...roles, ...own];
  const isShutOut = account === 'unconfirmed' && all.length > 0;
  return answer({ id: Number(id), email, roles, own_roles: own, shut_out: isShutOut }, (screen) => {
    const said = screen.good(all.length === 0 ? `${email} has no role.` : `${email} is ${all.join(', ')}.`);
    const more = all.length === 0 ? undefined : SENTENCES[account];
    return more === undefined ? said : screen.sections(said, more);
  });
}
