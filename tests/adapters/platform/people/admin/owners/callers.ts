import { permissionsOf, type Permission, type Permitted } from '../../../../../../core/contract/foundation/permissions';
import type { Endpoint, SignedIn } from '../../../../../../core/contract';
import { resultOf } from '../../../../../fixtures/order';
import type { FixturePlatform } from '../../../../../fixtures/platform';
import { signIn } from '../../../../../fixtures/signed-in';

export const CALLERS = {
  guest: { roles: [] },
  stranger: { roles: [] },
  ada: { roles: [] },
  eve: { roles: [] },
  vincent: { roles: ['vip'] },
  lotte: { roles: ['blogger'] },
  berta: { roles: ['blogger'] },
  mira: { roles: ['manager'] },
  alma: { roles: ['admin'] },
  packer: { roles: [], permissions: ['orders:read', 'orders:write', 'stock:write'] },
  helper: { roles: ['blogger'], permissions: ['people:act', 'people:read', 'people:write'] },
  acting: { roles: ['vip'] },
} as const satisfies Readonly<Record<string, Permitted>>;
export type CallerName = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as readonly CallerName[]; // sound: of the constant above

const PEOPLE = ['ada', 'eve', 'vincent', 'lotte', 'berta', 'mira', 'alma', 'packer', 'helper'] as const;

export const contactOf = (name: string) => `${name}@vitrine.example`;

export function hasRight(name: CallerName, permission: Permission | undefined): boolean {
  return permission !== undefined && permissionsOf(CALLERS[name]).has(permission);
}

export function isLetIn(name: CallerName, { access, role }: Endpoint): boolean {
  const isKnown = name !== 'guest' && name !== 'stranger';
  if (access === 'public') return true;
  if (access === 'cart') return name !== 'stranger';
  return isKnown && (role === undefined || permittedOf(name).roles.includes(role));
}

export function permittedOf(name: CallerName): Permitted {
  return CALLERS[name];
}

export async function signInAll(shop: FixturePlatform): Promise<ReadonlyMap<CallerName, SignedIn>> {
  const signedIn = new Map<CallerName, SignedIn>();
  for (const name of PEOPLE) signedIn.set(name, await signIn(shop, contactOf(name)));
  const admin = signedIn.get('alma')?.token ?? '';
  const give = async (name: (typeof PEOPLE)[number], ownRoles: readonly string[]) => {
    const id = String(signedIn.get(name)?.id);
    const path = `/api/manage/person?id=${id}&token=${admin}`;
    const { version } = await resultOf<{ version: string }>(shop.call('GET', path));
    const input = { id, version, document: { roles: CALLERS[name].roles, own_roles: ownRoles } };
    await resultOf(shop.call('POST', `/api/manage/person?token=${admin}`, input));
  };
  for (const name of ['packer', 'helper'] as const) {
    const document = { name, title: name, permissions: CALLERS[name].permissions };
    await resultOf(shop.call('POST', `/api/manage/role?token=${admin}`, { document }));
    await give(name, [name]);
  }
  await give('berta', []);
  const mira = signedIn.get('mira')?.token ?? '';
  const acting = shop.call('GET', `/api/user/profile?contact=${contactOf('vincent')}&token=${mira}`);
  return signedIn.set('acting', await resultOf<SignedIn>(acting));
}

export function tokenOf(name: CallerName, signedIn: ReadonlyMap<CallerName, SignedIn>): string | undefined {
  return name === 'stranger' ? 'no-token-of-this-shop' : signedIn.get(name)?.token;
}
