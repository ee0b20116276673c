import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { parseLeniently } from '../../../core/kernel/parse-leniently';

const schema = z.looseObject({
  id: z.number(),
  name: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  rows: z.optional(z.array(z.object({ code: z.string(), note: z.optional(z.string()) }))),
});

describe('parsing leniently', () => {
  it('keeps valid input unchanged, including unknown members', () => {
    const value = { id: 1, name: 'one', tags: ['a'], more: { any: [1] } };
    expect(parseLeniently(schema, value)).toEqual({ data: value, dropped: [] });
  });

  it('drops an invalid optional member', () => {
    expect(parseLeniently(schema, { id: 1, name: 7, tags: 'none', more: 1 })).toEqual({
      data: { id: 1, more: 1 },
      dropped: [['tags'], ['name']],
    });
  });

  it('drops invalid entries of a list, and keeps the others in order', () => {
    const rows = [{ code: 'a' }, { code: 1 }, null, { code: 'b', note: 5 }, {}, { code: 'c', note: 'fine' }];
    expect(parseLeniently(schema, { id: 1, tags: ['x', 1, 'y', null], rows })?.data).toEqual({
      id: 1,
      tags: ['x', 'y'],
      rows: [{ code: 'a' }, { code: 'b' }, { code: 'c', note: 'fine' }],
    });
  });

  it('returns nothing if an essential member is invalid or missing', () => {
    for (const value of [{ id: 'one' }, {}, null, [], 'text', undefined, 7]) {
      expect(parseLeniently(schema, value), JSON.stringify(value)).toBeUndefined();
    }
  });

  it('does not modify its input', () => {
    const value = { id: 1, tags: ['x', 1] };
    parseLeniently(schema, Object.freeze({ ...value, tags: Object.freeze(value.tags) }));
    expect(value).toEqual({ id: 1, tags: ['x', 1] });
  });

  it('returns only values that match the schema, for any input', () => {
    fc.assert(
      fc.property(
        fc.record({ id: fc.integer(), tags: fc.jsonValue(), rows: fc.jsonValue(), name: fc.jsonValue() }),
        (value) => {
          const lenient = parseLeniently(schema, value);
          expect(lenient === undefined || schema.safeParse(lenient.data).success).toBe(true);
        },
      ),
    );
  });
});
