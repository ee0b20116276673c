import { describe, expect, it } from 'vitest';
import { sha3_224 as sha3 } from 'js-sha3';
import { addAsked, wasAskedHere, type AskedCodes } from '../../../core/accounts/asked-codes';

const HOUR = 60 * 60_000;

describe('the codes requested by a device', () => {
  it('are found by the normalised contact, for the hour that a link can sign in', () => {
    const asked = addAsked([], ' Eve@Shop.test ', 0, sha3);
    expect(wasAskedHere(asked, 'eve@shop.test', HOUR - 1, sha3)).toBe(true);
    expect(wasAskedHere(asked, 'eve@shop.test', HOUR, sha3)).toBe(false);
    expect(wasAskedHere(asked, 'ada@shop.test', 0, sha3)).toBe(false);
  });

  it('store no contact in plain text on the device', () => {
    expect(JSON.stringify(addAsked([], 'eve@shop.test', 0, sha3))).not.toContain('eve');
  });

  it('ignore invalid contacts', () => {
    expect(addAsked([], 'eve', 0, sha3)).toEqual([]);
    expect(wasAskedHere([], 'eve', 0, sha3)).toBe(false);
  });

  it('are limited to five, each once, without expired ones', () => {
    let asked: AskedCodes = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) asked = addAsked(asked, `${name}@shop.test`, 1, sha3);
    expect(asked.map(({ hash }) => hash)).toEqual(['c', 'd', 'e', 'b', 'f'].map((name) => sha3(`${name}@shop.test`)));
    expect(addAsked(asked, 'g@shop.test', HOUR + 1, sha3)).toHaveLength(1);
  });
});
