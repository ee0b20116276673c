import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openImages } from '../../../../adapters/images';
import type { MessageSender } from '../../../../adapters/platform';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

const [HOUR_MS, DAY_MS] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];

let data: string;
let fixture: FixturePlatform;
async function open(options: Parameters<typeof openFixturePlatform>[0] = {}): Promise<void> {
  fixture = await openFixturePlatform(options);
}
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-retention-'));
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(data, { recursive: true, force: true });
});

const askForCode = (contact: string) => resultOf(fixture.call('GET', `/api/user/get-sms-code?phone=${contact}`));
const run = () => fixture.platform.retention.run();

describe('expired data', () => {
  // Each code comes with a link.
  it('is deleted by the retention job: proofs, counters, used tokens, sessions', async () => {
    await open();
    for (let n = 0; n < 5; n += 1) await askForCode(`somebody${String(n)}@shop.test`);
    let { refreshToken } = await signIn(fixture, 'ada@shop.test');
    for (let n = 0; n < 3; n += 1) {
      await fixture.clock.advance(HOUR_MS);
      ({ refreshToken } = await resultOf<{ refreshToken: string }>(
        fixture.call('POST', '/api/user/refresh', { refreshToken }),
      ));
    }
    const first = await run();
    expect(first?.forgotten).toMatchObject({ proofs: 10, sessions: 0, messages: 0 });
    expect(first?.forgotten.counts).toBeGreaterThan(0);
    await fixture.clock.advance(7 * DAY_MS + 1);
    expect((await run())?.forgotten).toMatchObject({ proofs: 0, tokens: 4, sessions: 0 });
    const refreshed = await fixture.call('POST', '/api/user/refresh', { refreshToken });
    expect(refreshed.status).toBe(200);
    await fixture.clock.advance(61 * DAY_MS);
    expect((await run())?.forgotten).toMatchObject({ sessions: 1 });
  });

  it('includes messages after the configured number of days, not before', async () => {
    await open();
    const json = { name: 'Shop', message_days: 3 };
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
    ]);
    await askForCode('ada@shop.test');
    await fixture.clock.advance(2 * DAY_MS);
    await askForCode('eve@shop.test');
    expect((await run())?.forgotten.messages).toBe(0);
    await fixture.clock.advance(DAY_MS + 1);
    expect((await run())?.forgotten.messages).toBe(1);
    expect((await fixture.platform.outbox.list()).map(({ contact }) => contact)).toEqual(['eve@shop.test']);
  });
});

describe('a waiting message', () => {
  it('is kept however old, and deleted after it was sent', async () => {
    let fails = true;
    const sender: MessageSender = {
      name: 'post',
      channels: ['email'],
      send: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve()),
    };
    await open({ messages: [sender], sendMessages: false });
    const json = { name: 'Shop', message_days: 1 };
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
    ]);
    await resultOf(fixture.call('POST', '/api/newsletter/subscribe', { email: 'ada@shop.test' }));
    await fixture.platform.messages.send();
    await fixture.clock.advance(DAY_MS + HOUR_MS);
    await fixture.platform.messages.send();
    expect((await run())?.forgotten.messages).toBe(0);
    expect(await fixture.platform.outbox.list()).toMatchObject([{ contact: 'ada@shop.test', state: 'waiting' }]);
    fails = false;
    await fixture.clock.advance(12 * HOUR_MS);
    await fixture.platform.messages.send();
    expect((await run())?.forgotten.messages).toBe(1);
  });
});

describe('a code in the outbox', () => {
  it('is visible for ten minutes, and hidden after that', async () => {
    await open();
    await askForCode('ada@shop.test');
    const text = async () => (await fixture.platform.outbox.list('ada@shop.test')).at(0);
    expect(await run()).toMatchObject({ hidden: 0 });
    expect((await text())?.subject).toBe('Your code');
    expect((await text())?.text).toMatch(/^Your code is \w{4}\./);
    await fixture.clock.advance(10 * 60_000 + 1);
    expect(await run()).toMatchObject({ hidden: 1 });
    expect(await text()).toMatchObject({ subject: 'Hidden', kind: 'code', letter: undefined, html: undefined });
    expect((await text())?.text).not.toMatch(/code is|http/);
    expect(await run()).toMatchObject({ hidden: 0 });
  });

  it('is hidden once it was sent; orders are not', async () => {
    const got: string[] = [];
    const sender: MessageSender = {
      name: 'post',
      channels: ['email'],
      send: ({ text }) => {
        got.push(text);
        return Promise.resolve();
      },
    };
    await open({ messages: [sender] });
    await askForCode('ada@shop.test');
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    await resultOf(fixture.call('POST', '/api/order', order));
    await fixture.platform.messages.send();
    expect(got).toHaveLength(2);
    const kept = await fixture.platform.outbox.list('ada@shop.test');
    expect(kept.map(({ kind, state, subject }) => [kind, state, subject === 'Hidden'])).toEqual([
      ['order', 'sent', false],
      ['code', 'sent', true],
    ]);
  });
});

describe('photos of shoppers', () => {
  const picture = (width = 40) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
  const kept = () =>
    existsSync(join(data, 'media', 'review'))
      ? readdirSync(join(data, 'media', 'review'), { recursive: true, withFileTypes: true }).filter((one) =>
          one.isFile(),
        )
      : [];
  const files = () => kept().length;

  it('are removed by the next job once their review is declined; photos of others stay', async () => {
    await open({ data });
    const bytes = await picture();
    for (const title of ['Good', 'Bad']) {
      const form = new FormData();
      const words = { product_sku: 'TEE', title, detail: 'Words', nickname: 'Ada', rating: '4' };
      for (const [name, value] of Object.entries(words)) form.append(name, value);
      form.append('photos', new Blob([new Uint8Array(bytes)]), 'a.jpg');
      const sent = new Request('http://shop.test/api/review/create', { method: 'POST', body: form });
      expect((await fixture.platform.fetch(sent)).status).toBe(200);
    }
    const pending = await fixture.platform.reviews.pending();
    const [good, bad] = ['Good', 'Bad'].map((title) => pending.find((review) => review.title === title)?.id ?? 0);
    await fixture.platform.reviews.approve(good ?? 0);
    expect(await run()).toMatchObject({ photos: 0 });
    await fixture.platform.reviews.decline(bad ?? 0);
    expect(files()).toBe(2);
    expect(await run()).toMatchObject({ photos: 1 });
    expect(files()).toBe(1);
    expect(await run()).toMatchObject({ photos: 0 });
    expect((await fixture.platform.reviews.approve(bad ?? 0))?.photos ?? []).toEqual([]);
  });

  it('without a review are removed within a day: interrupted uploads and deleted reviews', async () => {
    await open({ data });
    const bytes = await picture();
    const review = { product_sku: 'TEE', status: 2, detail: 'Words', nickname: 'Ada' };
    const created_at = new Date(fixture.clock.now()).toISOString();
    const [young, whole] = [5000, 5001];
    const uuid = (digit: string) => `${digit.repeat(8)}-d9cb-469f-a165-70867728950e.jpg`;
    const put = (path: string) => fixture.platform.files.put(`media/review/${path}`, bytes);
    const paths = {
      gone: `9999/${uuid('1')}`,
      earlier: uuid('2'),
      young: `${String(young)}/${uuid('3')}`,
      whole: `${String(whole)}/${uuid('4')}`,
      other: 'shoes.jpg',
    };
    for (const path of Object.values(paths)) await put(path);
    await fixture.platform.catalogue.writeReviews([
      { ...review, id: young, title: 'Young', created_at },
      { ...review, id: whole, title: 'Whole', created_at, photos: [`/review/${paths.whole}`] },
    ]);
    const there = async () => {
      const found: string[] = [];
      for (const [name, path] of Object.entries(paths))
        if ((await fixture.platform.files.find(`media/review/${path}`)) !== undefined) found.push(name);
      return found;
    };
    expect(await run()).toMatchObject({ strayPhotos: 2 });
    expect(await there()).toEqual(['young', 'whole', 'other']);
    await fixture.clock.advance(DAY_MS + HOUR_MS);
    expect(await run()).toMatchObject({ strayPhotos: 1 });
    expect(await there()).toEqual(['whole', 'other']);
  });

  it('are decoded two at a time, twenty wait, and more are refused until there is room', async () => {
    await open();
    const images = openImages({ data: ':memory:' });
    const bytes = await picture();
    const keep = (n: number) =>
      images.keep({ bytes, name: 'a.jpg' }, `/review/${String(n)}.jpg`, fixture.platform.files);
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => keep(n)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ name: 'PicturesBusyError' });
    expect(await keep(99)).toBe('/review/99.jpg');
  });
});
