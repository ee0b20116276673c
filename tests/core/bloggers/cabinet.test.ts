import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { seedPeople } from '../../../adapters/demo';
import type { BloggersArea, PromoProduct } from '../../../core/blogger';
import type { PartType } from '../../../core/contract';
import { CABINET_PARTS } from '../../../core/bloggers/cabinet-state';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { json, openShop, type OpenShop, type OpenShopOptions } from '../open-shop';
import { signIn } from '../sign-in';

const person = (name: string) => `${name}@vitrine.example`;
const TERMS = {
  id: 1,
  promo_code: 'LOTTE',
  profit_percent: 10,
  bonus_percent: 2,
  return_days: 14,
  payout_minimum: { USD: 20 },
  payout_day: 1,
  next_payout: null,
};

let fixture: FixturePlatform;
const opened: OpenShop[] = [];
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

interface Device extends OpenShop {
  readonly bloggers: BloggersArea;
  readonly asked: () => readonly string[];
}

async function open(name: string, options: OpenShopOptions = {}): Promise<Device> {
  const device = await openShop({ fixture, clock: fixture.clock, ...options });
  opened.push(device);
  await signIn(device, person(name));
  let seen = 0;
  const asked = () => {
    const calls = device.requests.slice(seen).filter((path) => path.includes('/api/blogger/'));
    seen = device.requests.length;
    return calls.map((path) => path.slice(path.lastIndexOf('/') + 1)).toSorted();
  };
  asked();
  return { ...device, bloggers: await device.shop.bloggers(), asked };
}

const promo = (id: number, type_type: PartType): PromoProduct => ({
  id,
  is_set: false,
  parts: [],
  type_type,
  sku: null,
  slug: null,
  image: null,
  title: `Product ${id}`,
  order_id: null,
  delivered: true,
  delivered_at: null,
  days_to_delivery: null,
  promoted_count: 0,
  promoted_dates: {},
  archive: false,
  archived_at: null,
  archived_reason: null,
  archived_notes: null,
  archived_by: null,
  blogger_images: [],
});

const answerTerms = (device: OpenShop) => device.mishap('/api/blogger/terms', json(200, { code: 200, result: TERMS }));
const statuses = ({ snapshot }: BloggersArea) => CABINET_PARTS.map((part) => snapshot[part].status);

describe('cached cabinet data (A §4.9)', () => {
  it('is refreshed only for bloggers: others are refused without a request', async () => {
    const { bloggers, asked } = await open('ada');
    await expect(bloggers.refreshAll()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    await expect(bloggers.refresh(['sales'], { skipCache: true })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    await expect(bloggers.ledger()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    await expect(bloggers.terms()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    expect(asked()).toEqual([]);
    expect(new Set(statuses(bloggers))).toEqual(new Set(['unread']));
  });

  it('is complete after one refresh, each part as a separate stream', async () => {
    const device = await open('lotte');
    const { bloggers, asked } = device;
    answerTerms(device);
    expect(await firstValueFrom(bloggers.sales$)).toEqual({ status: 'unread' });
    const refreshed = bloggers.refreshAll();
    expect(await firstValueFrom(bloggers.sales$)).toEqual({ status: 'loading' });
    await refreshed;
    expect(asked()).toEqual(['balance', 'orders', 'payouts', 'posts', 'promo_products', 'statistics', 'terms']);
    expect(new Set(statuses(bloggers))).toEqual(new Set(['here']));
    expect(await firstValueFrom(bloggers.sales$)).toMatchObject({ status: 'here', value: await bloggers.sales() });
    expect(await firstValueFrom(bloggers.balance$)).toMatchObject({ value: { currency: 'USD' } });
    expect(await firstValueFrom(bloggers.terms$)).toMatchObject({ value: TERMS, readAt: fixture.clock.now() });
  });

  it('is reloaded once it is 5000 ms old, or immediately if the cache is skipped (A §9)', async () => {
    const { bloggers, asked } = await open('lotte');
    await bloggers.refresh(['sales', 'balance']);
    expect(asked()).toEqual(['balance', 'orders']);
    await fixture.clock.advance(4999);
    await bloggers.refresh(['sales', 'balance', 'posts']);
    expect(asked()).toEqual(['posts']);
    await fixture.clock.advance(1);
    await bloggers.refresh(['sales', 'posts']);
    expect(asked()).toEqual(['orders']);
    await bloggers.refresh(['sales'], { skipCache: true });
    expect(asked()).toEqual(['orders']);
  });

  it('is requested once by two concurrent callers', async () => {
    const { bloggers, asked } = await open('lotte');
    await Promise.all([bloggers.refresh(['sales']), bloggers.refresh(['sales'])]);
    expect(asked()).toEqual(['orders']);
  });

  it('keeps parts that fail to reload, and reports an error for parts that were never loaded', async () => {
    const device = await open('lotte');
    const { bloggers } = device;
    await bloggers.refresh(['sales']);
    const before = bloggers.snapshot.sales;
    device.mishap('/api/blogger/orders', 'lost-before');
    device.mishap('/api/blogger/posts', 'lost-before');
    await expect(bloggers.refresh(['sales', 'posts'], { skipCache: true })).rejects.toMatchObject({
      code: 'request-failed',
    });
    expect(bloggers.snapshot.sales).toMatchObject({ ...before, isRefreshing: false });
    expect(bloggers.snapshot.sales).toHaveProperty('error');
    expect(bloggers.snapshot.posts).toMatchObject({ status: 'failed', error: { code: 'request-failed' } });
    await bloggers.refresh(['sales', 'posts']); // A failed refresh is retried without delay.
    expect(bloggers.snapshot.sales).not.toHaveProperty('error');
    expect(bloggers.snapshot.posts.status).toBe('here');
  });

  it('shows the latest posts while the others are loading', async () => {
    const device = await open('lotte');
    const { bloggers, asked } = device;
    const [post] = (await bloggers.posts()).items;
    if (post === undefined) throw new Error('The demo has a post');
    const page = (count: number) =>
      json(200, {
        code: 200,
        result: { items: Array.from({ length: count }, (_, id) => ({ ...post, id })), total: 40 },
      });
    device.mishap('/api/blogger/posts?size=25', page(25));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    device.mishap('/api/blogger/posts?size=1000', () => held.then(() => page(40)));
    asked();
    const refreshed = bloggers.refresh(['posts']);
    await expect.poll(() => bloggers.snapshot.posts.status).toBe('here');
    expect(bloggers.snapshot.posts).toMatchObject({ isRefreshing: true, value: { total: 40 } });
    const shown = () => (bloggers.snapshot.posts.status === 'here' ? bloggers.snapshot.posts.value.items.length : 0);
    expect(shown()).toBe(25);
    release();
    await refreshed;
    expect(shown()).toBe(40);
    expect(bloggers.snapshot.posts).toMatchObject({ isRefreshing: false });
    expect(asked()).toEqual(['posts', 'posts']);
  });

  it('keeps the latest posts if the others cannot be read', async () => {
    const device = await open('lotte');
    const { bloggers } = device;
    const [post] = (await bloggers.posts()).items;
    device.mishap('/api/blogger/posts', json(200, { code: 200, result: { items: [post], total: 2 } }), 'lost-before');
    await expect(bloggers.refresh(['posts'])).rejects.toMatchObject({ code: 'request-failed' });
    expect(bloggers.snapshot.posts).toMatchObject({ status: 'here', value: { items: [post] }, isRefreshing: false });
    expect(bloggers.snapshot.posts).toHaveProperty('error');
  });

  it('requests lists of 1000, and 100 pages of instructions in order (A §9)', async () => {
    const device = await open('lotte');
    const sizes: string[] = [];
    const note = (request: Request): void => {
      const { pathname, search } = new URL(request.url);
      sizes.push(pathname + search);
    };
    const fetch = (request: Request) => fixture.platform.fetch(request);
    const seen = { ...fixture, platform: { ...fixture.platform, fetch: (r: Request) => (note(r), fetch(r)) } };
    const other = await open('lotte', { fixture: seen, seed: 'other' });
    await other.bloggers.refresh(['products', 'posts', 'sales', 'payouts', 'wikis']);
    const lists = sizes.filter((line) => line.startsWith('/api/blogger/'));
    expect(lists).toHaveLength(4);
    for (const line of lists) expect(line).toContain(line.includes('/posts') ? 'size=25' : 'size=1000');
    const wikis = new URL(sizes.find((line) => line.includes('wiki')) ?? '', 'http://shop.test').searchParams;
    expect([wikis.get('size'), wikis.get('sort')]).toEqual(['100', 'sort:asc']);
    const payouts = (await device.bloggers.payouts()).items.map(({ id }) => id);
    expect(payouts).toEqual(payouts.toSorted((one, next) => next - one));
  });
});

describe('the owner of the cabinet', () => {
  it('is cleared at logout, and a response that arrives later is discarded', async () => {
    const device = await open('lotte');
    const { bloggers, shop } = device;
    await bloggers.refresh(['sales', 'balance']);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    device.mishap('/api/blogger/posts', async (reply) => {
      await held;
      return reply;
    });
    const late = bloggers.refresh(['posts']).catch(() => undefined);
    await (await shop.accounts()).logout();
    expect(new Set(statuses(bloggers))).toEqual(new Set(['unread']));
    answer();
    await late;
    expect(new Set(statuses(bloggers))).toEqual(new Set(['unread']));
    await expect(bloggers.refresh(['posts'])).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  });

  it('is cleared when staff start to act as a blogger, and when they return', async () => {
    const { bloggers, shop } = await open('mira');
    const accounts = await shop.accounts();
    await accounts.loginAsUser(person('lotte'));
    await bloggers.refresh(['sales']);
    expect(bloggers.snapshot.sales.status).toBe('here');
    await accounts.returnToPrevious();
    expect(new Set(statuses(bloggers))).toEqual(new Set(['unread']));
  });
});

describe('the hide flags (A §4.9)', () => {
  it('are all on by default, and are stored on this device', async () => {
    const storage = createMemoryStorage();
    const { bloggers } = await open('lotte', { storage });
    expect(await firstValueFrom(bloggers.hidden$)).toEqual({ delivering: true, 'for-promotion': true, promoted: true });
    await bloggers.setHidden('promoted', false);
    const next = await open('lotte', { storage, seed: 'next' });
    expect(await firstValueFrom(next.bloggers.hidden$)).toEqual({
      delivering: true,
      'for-promotion': true,
      promoted: false,
    });
  });

  it('are reset if the stored value is corrupt', async () => {
    const storage = createMemoryStorage();
    await storage.set('cabinet', 'hidden', { delivering: 'perhaps' });
    const { bloggers } = await open('lotte', { storage });
    expect(await firstValueFrom(bloggers.hidden$)).toMatchObject({ delivering: true, promoted: true });
  });
});

describe('the reminder about good photos (A §3)', () => {
  it('stays closed on this device', async () => {
    const storage = createMemoryStorage();
    const { bloggers } = await open('lotte', { storage });
    expect(await firstValueFrom(bloggers.knowsPhotoAdvice$)).toBe(false);
    await bloggers.setPhotoAdviceKnown();
    expect(await firstValueFrom(bloggers.knowsPhotoAdvice$)).toBe(true);
    const next = await open('lotte', { storage, seed: 'next' });
    expect(await firstValueFrom(next.bloggers.knowsPhotoAdvice$)).toBe(true);
  });
});

describe('texts of the merchant for bloggers (A §3)', () => {
  it('are read from the block blogger_settings, and are empty without that block', async () => {
    const { bloggers } = await open('lotte');
    expect(await bloggers.settings()).toEqual({});
    const json = { profile_text: 'What I wear', post_actions: ['Say how it fits'], has_instagram_shopping: 'perhaps' };
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 7, identifier: 'blogger_settings', title: 'For bloggers', json } } },
    ]);
    await bloggers.refresh(['settings']);
    expect(await firstValueFrom(bloggers.settings$)).toMatchObject({
      status: 'here',
      value: { profile_text: 'What I wear', post_actions: ['Say how it fits'] },
    });
  });

  it('fail if the shop does not respond, and are for bloggers only', async () => {
    const device = await open('lotte');
    device.mishap('/api/cms/block/', 'lost-before', 'lost-before', 'lost-before');
    await expect(device.bloggers.settings()).rejects.toMatchObject({ code: 'request-failed' });
    const { bloggers } = await open('ada');
    await expect(bloggers.settings()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  });
});

describe('collecting mode (A §4.9)', () => {
  it('adds and removes products by the rules of sets, in type order, and is cleared when switched off', async () => {
    const device = await open('lotte');
    const { bloggers } = device;
    const now = () => firstValueFrom(bloggers.collecting$);
    const [top, otherTop, bottom] = [promo(1, 'top'), promo(2, 'top'), promo(3, 'bottom')];
    const items = [top, otherTop, bottom];
    device.mishap('/api/blogger/promo_products', json(200, { code: 200, result: { items, total: 3 } }));
    bloggers.toggleCollected(top.id);
    expect(await now()).toEqual({ isOn: false });
    bloggers.setCollecting(true);
    bloggers.toggleCollected(top.id);
    expect(await now()).toEqual({ isOn: true, collected: [] });
    await bloggers.refresh(['products']);
    bloggers.toggleCollected(bottom.id);
    bloggers.toggleCollected(top.id);
    bloggers.toggleCollected(otherTop.id);
    bloggers.setCollecting(true);
    expect(await now()).toMatchObject({ collected: [{ id: top.id }, { id: bottom.id }] });
    bloggers.toggleCollected(top.id);
    expect(await now()).toMatchObject({ collected: [{ id: bottom.id }] });
    bloggers.setCollecting(false);
    expect(await now()).toEqual({ isOn: false });
    bloggers.setCollecting(true);
    expect(await now()).toEqual({ isOn: true, collected: [] });
  });

  it('ends when the blogger signs out', async () => {
    const { bloggers, shop } = await open('lotte');
    bloggers.setCollecting(true);
    await (await shop.accounts()).logout();
    expect(await firstValueFrom(bloggers.collecting$)).toEqual({ isOn: false });
  });
});

describe('other tabs', () => {
  it('reload their data when one of them has written', async () => {
    const hub = createTabHub();
    const storage = createMemoryStorage();
    const { asked, bloggers } = await open('lotte', { tabs: hub.open(), storage });
    await bloggers.refresh(['sales']);
    asked();
    hub.open().post({ type: 'cabinet' });
    await fixture.clock.advance(1);
    expect(asked()).toEqual(['orders']);
  });

  it('are notified of writes, and cached data is reloaded', async () => {
    const hub = createTabHub();
    const messages: unknown[] = [];
    hub.open().messages$.subscribe((message) => messages.push(message));
    const { asked, bloggers } = await open('lotte', { tabs: hub.open() });
    await bloggers.refresh(['products']);
    const { items } = await bloggers.products();
    const kept = items.find(({ archive }) => !archive)!;
    asked();
    messages.length = 0;
    await bloggers.archive(kept.id, { reason: 'worn out' });
    await fixture.clock.advance(1);
    expect(asked()).toEqual(['archive_product', 'promo_products']);
    expect(messages).toEqual([{ type: 'cabinet' }]);
    const { products } = bloggers.snapshot;
    expect(products).toMatchObject({ status: 'here' });
    const read = products.status === 'here' ? products.value.items : [];
    expect(read.find(({ id }) => id === kept.id)).toMatchObject({ archive: true, archived_reason: 'worn out' });
  });
});
