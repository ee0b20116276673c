import { describe, expect, it } from 'vitest';
import { codeOf, withCodes } from '../../../../../ui/pages/manage/fields/code-of';

describe('a code generated from a name', () => {
  it.each([
    ['Express delivery', 'express-delivery'],
    ['  Über Nacht! ', 'uber-nacht'],
    ['Доставка', ''],
    ['a'.repeat(50), 'a'.repeat(40)],
  ])('%s becomes %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it('is used if no code was entered, and only then', () => {
    const codes = [
      { path: 'code', of: 'title' },
      { path: 'carrier', of: 'by', standard: 'shop' },
    ];
    expect(withCodes({ code: '', title: { en: 'By bicycle' } }, codes)).toMatchObject({
      ...{ code: 'by-bicycle', carrier: 'shop' },
    });
    expect(withCodes({ code: 'bike', title: { en: 'By bicycle' }, carrier: 'dhl' }, codes)).toMatchObject({
      ...{ code: 'bike', carrier: 'dhl' },
    });
  });
});
