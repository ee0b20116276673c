import { describe, expect, it } from 'vitest';
import { formatBulkFault, formatMember } from '../../../../ui/pages/manage/bulk/format-bulk';
import type { ManageText } from '../../../../ui/text/manage-text';
import { makeTranslate } from '../../../../ui/text/text-context';

const t: ManageText = makeTranslate((key) => key, 'en');

describe('a row of a bulk edit', () => {
  it.each([
    ['price', 'product.price'],
    ['variants.TEE.1-BLACK.price', 'TEE.1-BLACK: product.price'],
    ['stock.TEE.qty', 'TEE: stock.qty'],
    ['attributes.brand', 'brand'],
  ])('shows %s as %s', (path, name) => {
    expect(formatMember(path, t)).toBe(name);
  });

  it.each([
    ['price must be empty: a bundle product has the prices of its parts', 'bulk.fault-parts'],
    ['qty was changed since', 'bulk.fault-since'],
    ['product NOWHERE does not exist', 'bulk.fault-gone'],
    ['special_price must be less than 10', 'fault.too-large'],
  ])('gives the reason of %j in the language of the page', (said, reason) => {
    expect(formatBulkFault(said, t)).toBe(reason);
  });
});
