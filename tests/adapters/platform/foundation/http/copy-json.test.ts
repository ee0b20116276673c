import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson } from '../../../../../adapters/platform/foundation/http/copy-json';

function throughText(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined; // sound: undefined has no text, which the types do not say
  return text === undefined ? undefined : JSON.parse(text);
}

describe('copyJson', () => {
  it('equals a round trip through JSON text, for a thousand values', () => {
    const odd = fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, new Date(0), () => 1);
    const value = fc.object({ values: [fc.jsonValue(), fc.double(), odd], withNullPrototype: false });
    fc.assert(
      fc.property(value, (given) => {
        expect(copyJson(given)).toStrictEqual(throughText(given));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a list with gaps', [1, undefined, () => 1, Number.NaN]],
    ['members that are undefined', { a: undefined, b: { c: undefined, d: 1 } }],
    ['a date', { at: new Date(1000) }],
    ['negative zero', { n: -0 }],
    ['a member with the name of a prototype', JSON.parse('{"__proto__": {"a": 1}, "b": 2}')],
    ['nothing', null],
  ])('does so for %s', (_what, value: unknown) => {
    expect(copyJson(value)).toStrictEqual(throughText(value));
  });

  it('shares nothing with its source', () => {
    const given = { list: [{ a: 1 }], plain: { b: 2 } };
    const copy = copyJson(given) as typeof given; // sound: a copy has the shape of what it was made of
    expect(copy.list).not.toBe(given.list);
    expect(copy.list[0]).not.toBe(given.list[0]);
    expect(copy.plain).not.toBe(given.plain);
  });
});
