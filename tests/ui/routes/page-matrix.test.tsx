import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { mayTryDesign, NEW_RECORD, permissionsOf, type Permission, type Permitted } from '../../../core/staff';
import { createStorefront } from '../../../ui/entry/server';
import { App } from '../../../ui/app/App';
import { PageRegistry } from '../../../ui/app/navigation/page-registry';
import { managePages, mayOpen } from '../../../ui/routes/manage/manage-links';
import laterEn from '../../../ui/text/messages/en/later.json';
import { languageOf, TextRegistry } from '../../../ui/text/languages';
import { openShop, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { resultOf } from '../../fixtures/order';
import { signIn as signInAt } from '../../fixtures/signed-in';

const ADMIN = 'alma@vitrine.example';
const MANAGER = 'mira@vitrine.example';
const PACKER = 'packer@shop.test';
const ALL = permissionsOf({ roles: ['admin'] });
const MANAGE = [
  ...managePages(ALL, { path: '/manage' }).map(({ to }) => to),
  ...['/admin', '/manage/products/TEE', `/manage/coupons/${NEW_RECORD}`],
];
const CABINET = [
  '',
  '/products/archive',
  '/products/posts',
  '/products/set',
  '/sales',
  '/sales/orders',
  '/sales/payouts',
  '/sales/links',
  '/sales/statements',
  '/wiki',
].map((path) => `/cabinet${path}`);
const ROUTES = [...new Set([...MANAGE, ...CABINET])];

interface Visitor {
  readonly contact?: string;
  readonly as?: string;
  readonly can: Permitted;
}
const ROLE: Readonly<Record<string, Visitor>> = {
  guest: { can: { roles: [] } },
  customer: { contact: 'ada@vitrine.example', can: { roles: [] } },
  vip: { contact: 'vincent@vitrine.example', can: { roles: ['vip'] } },
  blogger: { contact: 'lotte@vitrine.example', can: { roles: ['blogger'] } },
  manager: { contact: MANAGER, can: { roles: ['manager'] } },
  admin: { contact: ADMIN, can: { roles: ['admin'] } },
  'who packs': { contact: PACKER, can: { roles: [], permissions: ['orders:read'] } },
};
const ACTED: Readonly<Record<string, Visitor>> = {
  'a manager as a customer': { contact: MANAGER, as: 'ada@vitrine.example', can: { roles: [] } },
  'a manager as a vip': { contact: MANAGER, as: 'vincent@vitrine.example', can: { roles: ['vip'] } },
  'an admin as a blogger': { contact: ADMIN, as: 'lotte@vitrine.example', can: { roles: ['blogger'] } },
};

type Outcome = 'opened' | 'refused' | 'sign in';

function expected({ contact, can }: Visitor, path: string): Outcome {
  if (contact === undefined) return 'sign in';
  if (path.startsWith('/cabinet')) return can.roles.includes('blogger') ? 'opened' : 'refused';
  if (path.startsWith('/admin')) return mayTryDesign(can) ? 'opened' : 'refused';
  const may: ReadonlySet<Permission> = permissionsOf(can);
  return may.size > 0 && mayOpen(may, { path }) ? 'opened' : 'refused';
}

const REFUSED = [laterEn['manage.no-staff'], laterEn['cabinet.no-blogger']];

function outcome(): Outcome | undefined {
  const text = document.querySelector('#content')?.textContent ?? '';
  if (REFUSED.some((refusal) => text.includes(refusal))) return 'refused';
  if (text.includes(laterEn['account.sign-in-hint'])) return 'sign in';
  const isThere = window.location.pathname.startsWith('/cabinet') ? '#content nav a' : '#content h1';
  return document.querySelector(isThere) === null ? undefined : 'opened';
}

async function prepared({ contact, as }: Visitor): Promise<OpenShop> {
  const open = await openShop();
  const { shop, fixture } = open;
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const settings = { id: 1, identifier: 'cms_settings', title: 'Settings', json: { name: 'Vitrine' } };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: settings } }]);
  await Promise.all([shop.content.loadSettings(), shop.catalogue.loadMenu()]);
  if (contact === PACKER) await letPack(open);
  if (contact !== undefined) await signIn(open, contact);
  if (as !== undefined) await (await shop.accounts()).loginAsUser(as);
  return open;
}

async function letPack({ fixture }: OpenShop): Promise<void> {
  const { token } = await signInAt(fixture, ADMIN);
  await signInAt(fixture, PACKER);
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    fixture.call(method, `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`, body);
  await resultOf(
    ask('POST', 'role', { document: { name: 'packing', title: 'Packing', permissions: ['orders:read'] } }),
  );
  const { items } = await resultOf<{ items: readonly { id: string }[] }>(ask('GET', `people?q=${PACKER}`));
  const id = items[0]?.id ?? '';
  const { version } = await resultOf<{ version: string }>(ask('GET', `person?id=${id}`));
  await resultOf(ask('POST', 'person', { id, version, document: { roles: [], own_roles: ['packing'] } }));
}

async function shownAt({ shop }: OpenShop, texts: TextRegistry, path: string): Promise<Outcome | undefined> {
  window.history.replaceState(null, '', path);
  const { page } = await shop.routing.open(path);
  const pages = new PageRegistry();
  await pages.load(page.name);
  render(<App shop={shop} pages={pages} texts={texts} year={2026} />);
  await waitFor(() => expect(outcome()).toBeDefined());
  const found = outcome();
  cleanup();
  return found;
}

describe('every page of the back office and the cabinet (A §6)', () => {
  const running: OpenShop[] = [];
  afterEach(async () => {
    cleanup();
    localStorage.clear();
    for (const { shop, fixture } of running.splice(0)) {
      shop.dispose();
      await fixture.platform.close();
    }
  });

  it.each(Object.entries({ ...ROLE, ...ACTED }))('opens for %s only what they may see', async (_, visitor) => {
    const open = await prepared(visitor);
    running.push(open);
    const texts = new TextRegistry();
    await texts.load(languageOf(open.shop.storeViews.interfaceLanguage));
    const found: Record<string, Outcome | undefined> = {};
    for (const path of ROUTES) found[path] = await shownAt(open, texts, path);
    expect(found).toEqual(Object.fromEntries(ROUTES.map((path) => [path, expected(visitor, path)])));
  });

  it('is the same for everyone from the server, without personal data', async () => {
    const open = await prepared({ can: { roles: [] } });
    running.push(open);
    const { fixture } = open;
    const storefront = createStorefront({
      api: (request) => fixture.platform.fetch(request),
      versions: () => fixture.platform.versions(),
      manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
      config: { stores: { available: ['us', 'en', 'de'] } },
      onError: () => undefined,
    });
    const htmlOf = async (path: string, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, cookie: `token=${token}` };
      const answer = await storefront.fetch(new Request(`http://shop.test${path}`, { headers }));
      const html = await answer.text();
      return [
        answer.status,
        answer.headers.get('location'),
        html.replaceAll(/nonce="[^"]*"|'nonce-[^']*'/g, ''),
      ] as const;
    };
    const tokens: string[] = [];
    for (const contact of ['ada@vitrine.example', 'lotte@vitrine.example', MANAGER, ADMIN]) {
      tokens.push((await signInAt(fixture, contact)).token);
    }
    for (const path of ROUTES) {
      const guest = await htmlOf(path);
      expect([path, guest[0], guest[1]]).toEqual([path, 200, null]);
      expect(guest[2]).toContain('name="robots" content="noindex');
      expect(guest[2]).not.toMatch(/(ada|alma|lotte|mira|vincent)@vitrine\.example/);
      for (const token of tokens) expect(await htmlOf(path, token), path).toEqual(guest);
    }
  });
});
