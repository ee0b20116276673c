import { describe, expect, it } from 'vitest';
import { addAsked, wasAskedHere, type AskedCodes } from '../../../core/accounts/asked-codes';

const HOUR = 60 * 60_000;

describe('the codes that a device has requested', () => {
  it('are known by the contact in its one form, for the hour that a link can sign in', () => {
    const asked = addAsked([], ' Eve@Shop.test ', 0);
    expect(wasAskedHere(asked, 'eve@shop.test', HOUR - 1)).toBe(true);
    expect(wasAskedHere(asked, 'eve@shop.test', HOUR)).toBe(false);
    expect(wasAskedHere(asked, 'ada@shop.test', 0)).toBe(false);
  });

  it('are not those of what is no contact', () => {
    expect(addAsked([], 'eve', 0)).toEqual([]);
    expect(wasAskedHere([], 'eve', 0)).toBe(false);
  });

  it('are five at the most, each once, and none that has run out', () => {
    let asked: AskedCodes = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) asked = addAsked(asked, `${name}@shop.test`, 1);
    expect(asked.map(({ contact }) => contact[0])).toEqual(['c', 'd', 'e', 'b', 'f']);
    expect(addAsked(asked, 'g@shop.test', HOUR + 1)).toHaveLength(1);
  });
});
