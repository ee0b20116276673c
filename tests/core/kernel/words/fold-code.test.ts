import { describe, expect, it } from 'vitest';
import { foldLine, foldText } from '../../../../core/kernel/words/fold';
import { foldCode, narrowDigits, withoutInvisible } from '../../../../core/kernel/words/fold-code';

describe('the normalised form of codes', () => {
  it.each([
    ['MIXED10', 'mixed10'],
    ['ПРИВЕТ10', 'привет10'],
    ['ÄPFEL', 'A\u0308pfel'],
    ['Straße', 'STRASSE'],
    ['ΣΑΣ', 'σας'],
    ['σας', 'σασ'],
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['\u200BSALE', 'ｓａｌｅ'],
    ['SALE١٢', 'sale12'],
    ['\u202ASALE\u202C', ' sale '],
  ])('is the same for %j and %j', (one, other) => {
    expect(foldCode(one)).toBe(foldCode(other));
  });

  it.each([
    ['ÄPFEL', 'APFEL'],
    ['ЁЛКА', 'ЕЛКА'],
    ['SALE1', 'SALE2'],
  ])('differs for %j and %j', (one, other) => {
    expect(foldCode(one)).not.toBe(foldCode(other));
  });

  it('is idempotent, for every letter', () => {
    const changed: string[] = [];
    for (let code = 0; code <= 0x2_ff_ff; code += 1) {
      const folded = foldCode(`a${String.fromCodePoint(code)}b`);
      if (foldCode(folded) !== folded) changed.push(code.toString(16));
    }
    expect(changed).toEqual([]);
  });

  it('converts the digits of every script to 0–9', () => {
    const digits = Array.from({ length: 0x3_00_00 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
      /^\p{Nd}$/u.test(sign),
    );
    const narrowed = digits.map(narrowDigits);
    expect(narrowed.join('')).toBe('0123456789'.repeat(digits.length / 10));
  });
});

describe('text without invisible characters', () => {
  it('has no zero-width signs, bidi marks, control characters or lone surrogates', () => {
    const given = '\u200B\u202AA\u0000d\uFEFFa\u00AD \uD800Loe\uFE0Fb\u2069';
    expect(withoutInvisible(given)).toBe('Ada Loeb');
  });
});

describe('text for look-ups', () => {
  it('is one line without accents, letter case and invisible characters', () => {
    expect(foldLine(' Łukasz\n Żó\u200Błć ')).toBe('lukasz zolc');
    expect(foldLine('می\u200Cخواهم')).toBe(foldLine('میخواهم'));
    expect(foldLine('ΣΩΚΡΆΤΗΣ')).toBe(foldLine('σωκρατης'));
    expect(foldLine('Größe ٤２')).toBe('grosse 42');
  });

  it('keeps the zero-width space between words of an index', () => {
    expect(foldText('ก\u200Bข')).toBe('ก\u200Bข');
  });
});
