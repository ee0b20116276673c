import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../core/ports';
import { canonicalJson, parseJson } from '../../../core/kernel/json';

/** Safe: parsed JSON holds only JSON values. */
const json = fc.json().map((text) => JSON.parse(text) as JsonValue);

function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => reversed(entry));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([key, member]) => [key, member === undefined ? member : reversed(member)]));
}

describe('canonicalJson', () => {
  it('sorts keys at every depth, keeps the order of lists and leaves out undefined members', () => {
    expect(canonicalJson({ b: [2, 1, { d: 1, c: undefined, a: null }], a: 'x' })).toBe(
      '{"a":"x","b":[2,1,{"a":null,"d":1}]}',
    );
  });

  it.each([
    [undefined, 'null'],
    [null, 'null'],
    ['"', '"\\""'],
    [true, 'true'],
    [-1.5, '-1.5'],
    [[], '[]'],
    [{}, '{}'],
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('is JSON of the same value, so different values have different texts', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('parseJson', () => {
  it('returns the value of JSON text, and undefined for anything else', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
    expect(parseJson('null')).toBeNull();
    for (const text of ['', '{"a":', 'undefined', '<html>', '{"code":200,"r']) expect(parseJson(text)).toBeUndefined();
  });
});
