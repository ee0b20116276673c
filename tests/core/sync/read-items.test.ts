import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../core/sync/read-answer';

const item = z.looseObject({ sku: z.string(), price: z.optional(z.number()) });
const list = { wrapping: 'bare', result: z.object({ items: z.array(item), total: z.number() }), item } as const;
const answer = (document: unknown) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  document,
  get text() {
    return JSON.stringify(document);
  },
});

function itemsOf(document: unknown) {
  const reply = readAnswer(list, answer(document));
  if ('unreadable' in reply || !reply.ok) throw new Error('The answer could not be read');
  return reply.result.items;
}

describe('a list that comes as a document', () => {
  it('parses each frozen item once, in any list', () => {
    const cap = Object.freeze({ sku: 'CAP', price: 5 });
    const [first] = itemsOf({ items: [cap], total: 1 });
    expect(first).toEqual({ sku: 'CAP', price: 5 });
    expect(itemsOf({ items: [Object.freeze({ sku: 'SCARF' }), cap], total: 2 })[1]).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });

  it('parses a mutable item each time', () => {
    const cap = { sku: 'CAP', price: 5 };
    const [first] = itemsOf({ items: [cap], total: 1 });
    cap.price = 6;
    expect(itemsOf({ items: [cap], total: 1 })).toEqual([{ sku: 'CAP', price: 6 }]);
    expect(first).toEqual({ sku: 'CAP', price: 5 });
  });

  it('is refused as a whole when one item breaks its schema, frozen or not', () => {
    for (const broken of [Object.freeze({ sku: 1 }), { sku: 1 }, null, 'CAP']) {
      const document = { items: [Object.freeze({ sku: 'CAP' }), broken], total: 2 };
      expect(readAnswer(list, answer(document))).toMatchObject({ unreadable: 'bad-response-format' });
    }
  });

  it('is refused when its other fields break the schema', () => {
    const document = { items: [Object.freeze({ sku: 'CAP' })], total: 'one' };
    expect(readAnswer(list, answer(document))).toMatchObject({ unreadable: 'bad-response-format' });
  });

  it('equals its text form', () => {
    const document = { items: [Object.freeze({ sku: 'CAP', size: ['S'] })], total: 1 };
    const { text, status, headers } = answer(document);
    expect(readAnswer(list, answer(document))).toEqual(readAnswer(list, { text, status, headers }));
  });
});
