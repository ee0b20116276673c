import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { RedirectDocument } from '../../../../../core/contract/content/manage-redirects';
import { openBrowsing } from '../../../../core/browsing';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(() => fixture.platform.close());

interface Saved {
  readonly id: string;
  readonly version: string;
  readonly document: RedirectDocument;
}

const save = (body: object) => fixture.call('POST', `/api/manage/redirect?token=${token}`, body);
const add = (from: string, to: string) => resultOf<Saved>(save({ document: { from, to } }));
const map = async (url: string, store = 'us') =>
  (await fixture.call('POST', `/api/url/map?store=${store}`, { url })).json as {
    readonly _type?: string;
    readonly _source?: { readonly path?: string; readonly name?: string };
  };
const browse = (config = {}) =>
  openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, config });

describe('a redirect by staff', () => {
  it('leads from an old address directly to the final one, skipping redirects between', async () => {
    await add('https://old.example/Pages/Our-Story/', '/i/about');
    await add('/story', '/pages/our-story');
    await add('/old-hat', '/products/rain-jacket-1');
    await add('/summer', '/search?q=red');
    expect(await map('/pages/our-story')).toEqual({ _type: 'redirect', _source: { path: '/i/about' } });
    expect(await map('/story/')).toEqual({ _type: 'redirect', _source: { path: '/i/about' } });
    expect(await map('/old-hat')).toEqual({ _type: 'redirect', _source: { path: '/products/rain-jacket-1' } });
    expect(await map('/Summer')).toEqual({ _type: 'redirect', _source: { path: '/search?q=red' } });
    const server = browse({ serverSide: true });
    expect(await server.routing.open('/story')).toMatchObject({ status: 301, redirect: '/i/about' });
    expect(await server.routing.open('/summer?utm=x')).toMatchObject({
      status: 301,
      redirect: '/search?q=red&utm=x',
    });
    expect(await server.routing.open('/old-hat')).toMatchObject({
      status: 301,
      redirect: '/products/rain-jacket-1',
    });
  });

  it.each([
    ['a page', '/i/about'],
    ['a product', '/p/JACKET/rain-jacket-1'],
    ['an old address of a product', '/products/rain-jacket-1'],
    ['a category', '/c/women'],
  ])('leads from a removed product to %s', async (_, to) => {
    await add('/p/GONE/hat', to);
    expect(await browse({ serverSide: true }).routing.open('/p/GONE/hat')).toMatchObject({ status: 301, redirect: to });
  });

  it('has lower priority than pages of the shop, and higher than patterns of other platforms', async () => {
    await add('/about', '/cart');
    await add('/products/rain-jacket-1', '/cart');
    expect(await map('/about')).toMatchObject({ _type: 'cms_page' });
    expect(await map('/products/rain-jacket-1')).toMatchObject({ _type: 'redirect' });
  });

  it('leads away from a removed product, not from an existing one', async () => {
    const server = browse({ serverSide: true });
    expect(await server.routing.open('/p/GONE/hat')).toMatchObject({ status: 404 });
    await add('/p/GONE/cap', '/cart');
    await add('/p/JACKET/rain-jacket-1', '/cart');
    expect(await server.routing.open('/p/GONE/cap')).toMatchObject({ status: 301, redirect: '/cart' });
    expect(await server.routing.open('/p/JACKET/rain-jacket-1')).toMatchObject({ status: 200 });
  });

  it('may name a store, and keeps the store of the shopper', async () => {
    await add('/de/ueber', '/de/bag-2');
    expect(await map('/ueber', 'de')).toEqual({ _type: 'redirect', _source: { path: '/bag-2' } });
    expect(await map('/ueber', 'us')).not.toHaveProperty('_type');
  });

  it('to another store works from every store', async () => {
    await add('/hat', '/de/bag-2');
    expect(await map('/hat', 'us')).toEqual({ _type: 'redirect', _source: { path: '/de/bag-2' } });
    const server = browse({ serverSide: true });
    expect(await server.routing.open('/hat')).toMatchObject({ status: 301, redirect: '/de/bag-2' });
  });

  it('cannot lead to its own address', async () => {
    const loop = { document: { from: '/shop', to: '/de/shop' } };
    expect(await save(loop)).toMatchObject({ status: 400, json: { meta: { errors: [{ field: 'to' }] } } });
    const { platform } = fixture;
    const { records } = platform.past;
    await add('/a', '/de/b');
    expect(await records.bringIn('redirects', [{ from: '/b', to: '/a' }], { dryRun: false })).toMatchObject([
      { kind: 'refused', errors: [{ field: 'to' }] },
    ]);
  });

  it.each([
    [{ from: '/n', to: 'https://evil.example/a' }, 'to'],
    [{ from: '/n', to: '//evil.example' }, 'to'],
    [{ from: '/n', to: '/N/' }, 'to'],
    [{ from: '/cart', to: '/i/about' }, 'from'],
    [{ from: '/b', to: '/a?x=1' }, 'to'],
  ])('like %j is refused by field', async (document, field) => {
    await add('/x', '/y');
    await add('/y', '/b');
    await add('/a', '/x');
    const { status, json } = await save({ document });
    expect({ status, json }).toMatchObject({ status: 400, json: { meta: { errors: [{ field }] } } });
  });

  it('is unique for each address, can be changed and removed, and has a history', async () => {
    const { id, version } = await add('/a', '/i/about');
    expect(await save({ document: { from: '/A', to: '/cart' } })).toMatchObject({ status: 409 });
    const changed = await resultOf<Saved>(save({ id, version, document: { from: '/a', to: '/cart' } }));
    expect(await map('/a')).toEqual({ _type: 'redirect', _source: { path: '/cart' } });
    const listed = fixture.call('GET', `/api/manage/redirects?q=CART&sort=to:desc&token=${token}`);
    expect(await resultOf(listed)).toMatchObject({ total: 1, items: [{ id, from: '/a', to: '/cart' }] });
    const removed = { id, version: changed.version };
    await resultOf(fixture.call('POST', `/api/manage/redirect-remove?token=${token}`, removed));
    expect(await map('/a')).not.toHaveProperty('_type');
    const log = fixture.call('GET', `/api/manage/changes?kind=redirect&token=${token}`);
    const { items } = await resultOf<{ items: readonly { action: string }[] }>(log);
    expect(items.map(({ action }) => action)).toEqual(['removed', 'changed', 'created']);
  });
});
