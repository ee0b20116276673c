import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Endpoint } from '../../../../../core/contract';
import { permissionsOf, type Permitted } from '../../../../../core/contract/foundation/permissions';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const CALLERS = {
  guest: undefined,
  stranger: undefined,
  customer: 'ada@vitrine.example',
  vip: 'vincent@vitrine.example',
  blogger: 'lotte@vitrine.example',
  manager: 'mira@vitrine.example',
  admin: 'alma@vitrine.example',
  packer: 'packer@shop.test',
  helper: 'helper@shop.test',
} as const;
type CallerName = keyof typeof CALLERS;

const NOBODY: Permitted = { roles: [] };
const CAN: Readonly<Record<CallerName, Permitted>> = {
  guest: NOBODY,
  stranger: NOBODY,
  customer: NOBODY,
  vip: { roles: ['vip'] },
  blogger: { roles: ['blogger'] },
  manager: { roles: ['manager'] },
  admin: { roles: ['admin'] },
  packer: { roles: [], permissions: ['orders:read', 'orders:write', 'stock:write'] },
  helper: { roles: ['blogger'], permissions: ['people:act', 'people:read', 'people:write'] },
};

let fixture: FixturePlatform;
const tokens = new Map<CallerName, string>();

beforeAll(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  for (const [name, contact] of Object.entries(CALLERS)) {
    if (contact !== undefined) tokens.set(name as CallerName, (await signIn(fixture, contact)).token);
  }
  tokens.set('stranger', 'no-token-of-this-shop');
  const admin = tokens.get('admin') ?? '';
  for (const name of ['packer', 'helper'] as const) {
    const document = { name, title: name, permissions: CAN[name].permissions };
    await resultOf(fixture.call('POST', `/api/manage/role?token=${admin}`, { document }));
    const list = `/api/manage/people?q=${CALLERS[name]}&token=${admin}`;
    const [row] = (await resultOf<{ items: { id: string }[] }>(fixture.call('GET', list))).items;
    const id = row?.id ?? '';
    const shown = await resultOf<{ version: string }>(
      fixture.call('GET', `/api/manage/person?id=${id}&token=${admin}`),
    );
    const input = { id, version: shown.version, document: { roles: CAN[name].roles, own_roles: [name] } };
    await resultOf(fixture.call('POST', `/api/manage/person?token=${admin}`, input));
  }
});
afterAll(() => fixture.platform.close());

function expected(endpoint: Endpoint, name: CallerName): 'answered' | '401' | '403' {
  const isKnown = name !== 'guest' && name !== 'stranger';
  const { access, alsoNeeds, permission, role } = endpoint;
  // An expired token may belong to the owner, so a refresh comes first.
  if (endpoint.name === 'getOrder' && name === 'stranger') return '401';
  if (access === 'public') return 'answered';
  if (access === 'cart') return name === 'stranger' ? '401' : 'answered';
  if (!isKnown) return '401';
  const may = permissionsOf(CAN[name]);
  // Staff who must enrol have no rights yet, which the table cannot express.
  if (endpoint.name === 'beginSecondFactor' && may.size === 0) return '403';
  if (permission !== undefined && !may.has(permission)) return '403';
  if (alsoNeeds !== undefined && !may.has(alsoNeeds)) return '403';
  if (access === 'staff' && may.size === 0) return '403';
  if (role !== undefined && !CAN[name].roles.includes(role)) return '403';
  return 'answered';
}

async function called(endpoint: Endpoint, name: CallerName): Promise<'answered' | '401' | '403'> {
  const token = tokens.get(name);
  const path = endpoint.path.replaceAll(/\{\w+\}/g, '0');
  const init: RequestInit = { method: endpoint.method };
  init.headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(endpoint.bodyKind === 'json' && { 'content-type': 'application/json' }),
  };
  if (endpoint.bodyKind === 'json') init.body = '{}';
  if (endpoint.bodyKind === 'multipart') init.body = new FormData();
  const { status } = await fixture.platform.fetch(new Request(`http://shop.test${path}`, init));
  return status === 401 ? '401' : status === 403 ? '403' : 'answered';
}

describe('every endpoint of the shop, called by every role (A §6)', () => {
  // Called last: it ends the calling session.
  const endpoints = [
    ...ENDPOINTS.filter(({ name }) => name !== 'logout'),
    ...ENDPOINTS.filter(({ name }) => name === 'logout'),
  ];

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s accepts the declared roles and refuses all others',
    async (_name, endpoint) => {
      const names = Object.keys(CALLERS) as CallerName[]; // sound: of the constant above
      const wanted = Object.fromEntries(names.map((name) => [name, expected(endpoint, name)]));
      const found: Record<string, string> = {};
      for (const name of names) found[name] = await called(endpoint, name);
      expect(found).toEqual(wanted);
    },
  );

  it('declares its callers, so that none is left open by mistake', () => {
    const named = (wrong: (endpoint: Endpoint) => boolean) => ENDPOINTS.filter(wrong).map(({ name }) => name);
    expect(named(({ access }) => !['public', 'cart', 'user', 'staff'].includes(access))).toEqual([]);
    expect(named(({ path, access }) => path.startsWith('/api/manage/') && access !== 'staff')).toEqual([]);
    const isOpen = ({ access, permission }: Endpoint) => access === 'staff' && permission === undefined;
    expect(named(isOpen)).toEqual([
      ...['staffLog', 'noteExport'],
      'attention',
      'tellPresence',
      ...['continueBulkEdit', 'undoBulkEdit', 'bulkEdits'],
      ...['keptViews', 'keepView', 'dropView'],
      ...['staffChanges', 'restoreRecord'],
    ]);
  });
});
