import { describe, expect, it } from 'vitest';
import { boughtTitles, linksOption } from '../../../core/contract/orders/bought-links';

const option = linksOption('Files', [
  { title: 'North', price: 5 },
  { title: 'South', price: 7 },
]);
const chosen = (value: string) => ({
  extension_attributes: { custom_options: [{ option_id: String(option.option_id), option_value: value }] },
});

describe('the purchased files of a download', () => {
  it('are all of them, unless its files are sold separately', () => {
    expect(boughtTitles(undefined, chosen('1'))).toBe('all');
    expect(boughtTitles([], undefined)).toBe('all');
    expect(boughtTitles([option], chosen('2'))).toEqual(new Set(['South']));
    expect(boughtTitles([option], chosen('1, 2'))).toEqual(new Set(['North', 'South']));
    expect(boughtTitles([option], undefined)).toEqual(new Set());
  });
});
