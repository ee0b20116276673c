import { describe, expect, it } from 'vitest';
import { nameIn, recordName } from '../../../core/staff';

const of = (kind: string, document: unknown, language = 'en') => nameIn(recordName(kind, document), language);

describe('the name of a record', () => {
  it.each([
    ['store', { code: 'us', name: 'United States' }, 'United States'],
    ['product', { texts: { en: { name: 'Rain coat' }, de: { name: 'Regenmantel' } } }, 'Rain coat'],
    ['shipping_method', { method_code: 'express', method_title: { en: 'Express delivery' } }, 'Express delivery'],
    ['person', { email: 'ada@shop.test', firstname: 'Ada', lastname: 'Whitfield' }, 'Ada Whitfield'],
    ['person', { email: 'ada@shop.test', firstname: ' ' }, 'ada@shop.test'],
    ['tax_class', { of: 'product', number: 2, title: { en: 'Goods' } }, 'Goods'],
    ['coupon', { code: 'SPRING' }, undefined],
    ['product', { texts: { en: {} } }, undefined],
    ['product', null, undefined],
    ['product', { texts: 'broken' }, 'broken'],
  ])('%s %j is %s', (kind, document, name) => {
    expect(of(kind, document)).toBe(name);
  });

  it("is in the reader's language, or else in English, or else as stored", () => {
    const document = { texts: { en: { name: 'Rain coat' }, de: { name: 'Regenmantel' } } };
    expect(of('product', document, 'de')).toBe('Regenmantel');
    expect(of('product', document, 'zh')).toBe('Rain coat');
    expect(of('product', { texts: { ru: { name: 'Плащ' } } }, 'zh')).toBe('Плащ');
  });
});
