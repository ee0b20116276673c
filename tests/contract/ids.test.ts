import * as vitest from 'vitest';
import { createPooledIds } from '../../adapters/ids/pooled';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createSystemIds } from '../../adapters/ids/system';
import { idsSuite } from '../../testing';

const { describe, expect, it } = vitest;

describe('system ids', () => idsSuite(vitest, () => createSystemIds()));
describe('pooled ids', () => idsSuite(vitest, () => createPooledIds()));
describe.each([0, 1, 'seed', 2 ** 52, ''])('ids seeded with %j', (seed) =>
  idsSuite(vitest, () => createSeededIds(seed)),
);

describe('createSeededIds', () => {
  const sequence = (seed: number | string): unknown[] => {
    const ids = createSeededIds(seed);
    return Array.from({ length: 5 }, () => [ids.random(), ids.uuid()]);
  };

  it('repeats a sequence exactly for the same seed', () => {
    expect(sequence('a')).toEqual(sequence('a'));
    expect(sequence(7)).toEqual(sequence('7'));
  });

  it('keeps its sequence across releases, so that a printed seed can be replayed', () => {
    const ids = createSeededIds(1);
    expect([ids.uuid(), ids.random()]).toMatchInlineSnapshot(`
      [
        "ab048171-69c5-4db8-854f-c51c1158fc55",
        0.8198453222915567,
      ]
    `);
  });

  it('gives different sequences for similar seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => createSeededIds(seed).random());
    expect(new Set(firsts).size).toBe(1000);
    const mean = firsts.reduce((sum, first) => sum + first, 0) / 1000;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.07);
  });
});

describe('createSystemIds', () => {
  it('repeats no id', () => {
    expect(createSystemIds().uuid()).not.toBe(createSystemIds().uuid());
    expect(createSystemIds().random()).not.toBe(createSystemIds().random());
  });
});
