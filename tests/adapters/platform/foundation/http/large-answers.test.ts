import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LargeAnswers, sentAsRead } from '../../../../../adapters/platform/foundation/http/large-answers';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

const all = (query = 'size=-1') =>
  fixture.platform.fetch(new Request(`http://shop.test/api/catalog?store=us&type=product&include=*&${query}`));

describe('responses that may be megabytes', () => {
  it('are computed four at a time; others are told to retry, and short lists continue', async () => {
    const answers = await Promise.all([...Array.from({ length: 12 }, () => all()), all('size=50')]);
    const long = answers.slice(0, 12);
    const byStatus = (status: number) => long.filter((answer) => answer.status === status);
    expect([byStatus(200).length, byStatus(503).length, answers.at(-1)?.status]).toEqual([4, 8, 200]);
    expect(byStatus(503)[0]?.headers.get('retry-after')).toBe('1');
    expect(await byStatus(503)[0]?.json()).toMatchObject({ code: 503, meta: { error: 'too_busy' } });
  });

  it('are not blocked by callers who do not read theirs', async () => {
    const unread = await Promise.all(Array.from({ length: 4 }, () => all()));
    expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await all('size=300')).status).toBe(200);
    expect(await unread[0]?.json()).toMatchObject({ start: 0 });
  });

  it('wait to be read up to 64 MiB in total', async () => {
    const large = new LargeAnswers();
    const half = 'x'.repeat(32 * 1024 * 1024);
    const first = await sentAsRead(new Response(half), large.begin());
    await sentAsRead(new Response(half), large.begin());
    expect(() => large.begin()).toThrow('Too many long lists');
    await first.body?.cancel();
    expect(() => large.begin()).not.toThrow();
  });

  it('are one at a time for an address until it has read it', async () => {
    const from = (address: string, size: string) => {
      const url = `http://shop.test/api/catalog?store=us&type=product&include=*&size=${size}`;
      return fixture.platform.fetch(new Request(url), { address });
    };
    const [first, second] = [await from('203.0.113.1', '-1'), await from('203.0.113.1', '300')];
    expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 429, '1']);
    expect((await from('203.0.113.1', '50')).status).toBe(200);
    expect((await from('203.0.113.2', '-1')).status).toBe(200);
    await first.text();
    expect((await from('203.0.113.1', '-1')).status).toBe(200);
  });

  it('count against the limit of their address by the number of pages', async () => {
    const ask = async (address: string, query: string) => {
      const url = `http://shop.test/api/catalog?store=us&type=product&${query}`;
      const answer = await fixture.platform.fetch(new Request(url), { address });
      await answer.text();
      return answer.status;
    };
    // 3,000 lists of 50 in ten minutes are 75 of the 2,000 that an answer may have.
    for (let n = 0; n < 75; n += 1) expect(await ask('203.0.113.1', 'size=-1')).toBe(200);
    expect(await ask('203.0.113.1', 'size=-1')).toBe(429);
    for (let n = 0; n < 80; n += 1) expect(await ask('203.0.113.2', 'size=50')).toBe(200);
  });

  it('free their slot when the search fails', async () => {
    for (let n = 0; n < 8; n += 1) expect((await all(`size=-1&storeCode=nowhere`)).status).toBe(400);
    expect((await all()).status).toBe(200);
  });

  it('are unchanged, with their headers', async () => {
    const text = 'ä'.repeat(200_000);
    const large = new LargeAnswers();
    const sent = await sentAsRead(new Response(text, { headers: { 'content-length': '400000' } }), large.begin());
    expect(await sent.text()).toBe(text);
    expect(sent.headers.get('content-length')).toBe('400000');
  });
});
