import { describe, expect, it } from 'vitest';
import { isContact, isPhone, readContact, readEmail, readPhone } from '../../../core/contract/contact';

describe('what a shopper signs in with (A §5)', () => {
  it('is one phone number, however it is written', () => {
    const written = ['+1 (212) 555-0100', '0012125550100', '1.212.555.0100', ' 1_212_555_0100# ', '1–212—555‑0100'];
    expect(new Set(written.map(readPhone))).toEqual(new Set(['+12125550100']));
  });

  it('is an e-mail address in lower case', () => {
    expect(readContact(' Ada@Shop.Test ')).toEqual({ kind: 'email', value: 'ada@shop.test' });
    expect(readContact('a@b')).toEqual({ kind: 'email', value: 'a@b' });
  });

  it.each(['', '12345', '------', '......', 'ada', 'a@', '@b', 'a b@c', 'a@b@c', '1'.repeat(41)])(
    'is not %j',
    (raw) => {
      expect(readContact(raw)).toBeUndefined();
    },
  );

  it.each(['------', '(....)', '+1 212 555 0100', '1'.repeat(41), '‒–—―−‑#_'])(
    'may be %j by the pattern: whether a number is in it the shop finds out',
    (raw) => {
      expect([isPhone(raw), isContact(` ${raw} `)]).toEqual([true, true]);
    },
  );

  it.each(['12345', '     1', 'ada', 'a@', '12345a'])('is not %j by the pattern', (raw) => {
    expect(isContact(raw)).toBe(false);
  });

  it('is a phone number for a call, and no address', () => {
    expect(readPhone('ada@shop.test')).toBeUndefined();
    expect(readEmail('+1 212 555 0100')).toBeUndefined();
  });
});
