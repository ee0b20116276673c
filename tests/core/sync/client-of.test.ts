import { expect, expectTypeOf, describe, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, refusal } from '../../../core/contract/foundation/endpoint';
import { ShopError } from '../../../core/kernel/shop-error';
import { clientOf, method, type Gateway } from '../../../core/sync';

const gone = refusal('gone', 409, { data: z.object({ since: z.string() }) });
const base = { method: 'POST', query: z.object({ token: z.optional(z.string()), id: z.number() }) } as const;
const named = { summary: 'Tries clients.', chapter: 'A §6', result: z.object({ items: z.array(z.string()) }) };
const listTags = endpoint({ ...base, ...named, name: 'listTags', method: 'GET', path: '/tags', body: z.undefined() });
const saveTag = endpoint({
  ...base,
  ...named,
  name: 'saveTag',
  path: '/tag',
  bodyKind: 'json',
  body: z.object({ id: z.number(), text: z.optional(z.string()) }),
  refusals: [gone],
});
const sendPhotos = endpoint({
  ...base,
  ...named,
  name: 'sendPhotos',
  path: '/photos',
  bodyKind: 'multipart',
  files: { photos: 3 },
  body: z.object({ tags: z.array(z.string()), size: z.optional(z.number()) }),
});

type Asked = Parameters<Gateway['ask']>;

function clientWith(answer: object, options: Parameters<typeof clientOf>[2] = {}) {
  const asked: Asked[] = [];
  const gateway = {
    ask: (...call: Asked) => {
      asked.push(call);
      return Promise.resolve(answer);
    },
  } as unknown as Gateway; // sound: clients call `ask` alone
  const methods = { list: method(listTags, { member: 'items', timeoutMs: 60_000 }), saveTag, sendPhotos };
  return { asked, client: clientOf(methods, gateway, options) };
}

const DONE = { ok: true, code: 200, result: { items: ['new'] } };
const GONE = {
  ok: false,
  code: 409,
  message: 'gone',
  refused: 'gone',
  data: { since: 'May' },
  meta: { error: 'gone' },
};

describe('an endpoint client', () => {
  it('splits one input into query and body; a member of both goes to both', async () => {
    const { client, asked } = clientWith(DONE);
    await client.saveTag({ id: 7, text: 'sale' });
    expect(asked).toEqual([[saveTag, { query: { id: 7 }, body: { id: 7, text: 'sale' } }, { silent: true }]]);
  });

  it('sends files and lists of a form under their names, and omits undefined values', async () => {
    const { client, asked } = clientWith(DONE);
    const photo = { name: 'a.png', type: 'image/png', bytes: new Uint8Array([1]) };
    await client.sendPhotos({ id: 7, tags: ['x', 'y'], size: undefined, photos: [photo, photo] });
    const fields = [
      ['tags', 'x'],
      ['tags', 'y'],
    ];
    const files = [
      ['photos', photo],
      ['photos', photo],
    ];
    expect(asked[0]?.[1]).toEqual({ query: { id: 7 }, form: { fields, files } });
  });

  it('fills in defaults, and reports a success', async () => {
    const asked: Asked[] = [];
    let successes = 0;
    const gateway = {
      ask: (...call: Asked) => {
        asked.push(call);
        return Promise.resolve(DONE);
      },
    } as unknown as Gateway; // sound: clients call `ask` alone
    const tagged = method(saveTag, { defaults: { text: 'sale' } });
    const client = clientOf({ tagged }, gateway, { after: () => (successes += 1) });
    await client.tagged({ id: 7 });
    await client.tagged({ id: 7, text: 'new' });
    expect(asked.map(([, input]) => input?.body)).toEqual([
      { id: 7, text: 'sale' },
      { id: 7, text: 'new' },
    ]);
    expect(successes).toBe(2);
  });

  it('returns the declared member, with the declared time-out and the signal of its caller', async () => {
    const { client, asked } = clientWith(DONE);
    const { signal } = new AbortController();
    const items = await client.list({ id: 7 }, { signal });
    expect(items).toEqual(['new']);
    expectTypeOf(items).toEqualTypeOf<string[]>();
    expect(asked[0]?.[2]).toEqual({ silent: true, timeoutMs: 60_000, signal });
  });

  it('throws an error according to its options', async () => {
    await expect(clientWith(GONE).client.saveTag({ id: 7 })).rejects.toMatchObject({
      code: 'request-rejected',
      details: { status: 409, error: 'gone' },
    });
    const refusal = () => new ShopError('cart-id-missing');
    await expect(clientWith(GONE, { refusal }).client.list({ id: 7 })).rejects.toMatchObject({
      code: 'cart-id-missing',
    });
  });

  it('returns an error with its data on request', async () => {
    const reply = await clientWith(GONE).client.saveTag.ask({ id: 7 });
    if (reply.ok || reply.refused === undefined) throw new Error('not refused');
    expectTypeOf(reply.refused).toEqualTypeOf<'gone'>();
    expectTypeOf(reply.data.since).toEqualTypeOf<string | undefined>();
    expect(reply.data.since).toBe('May');
  });

  it('sends nothing if an earlier step throws', async () => {
    const before = () => {
      throw new ShopError('cart-id-missing');
    };
    const { client, asked } = clientWith(DONE, { before });
    await expect(client.list({ id: 7 })).rejects.toMatchObject({ code: 'cart-id-missing' });
    expect(asked).toEqual([]);
  });

  it('rejects unknown input at compile time', () => {
    const { client } = clientWith(DONE);
    // @ts-expect-error a list needs its id
    const lacking = () => client.list({});
    // @ts-expect-error an id is a number
    const wrong = () => client.saveTag({ id: '7' });
    // @ts-expect-error the form has no such file
    const unknown = () => client.sendPhotos({ id: 7, tags: [], film: { name: '', type: '', bytes: new Uint8Array() } });
    expect([lacking, wrong, unknown]).toHaveLength(3);
  });
});
