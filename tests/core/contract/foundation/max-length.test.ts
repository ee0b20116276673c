import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxLengthOf } from '../../../../core/contract/foundation/max-length';

const text = (max: number) => z.string().check(z.maxLength(max));
const document = z.object({
  code: z.optional(z.nullable(text(9).check(z.maxLength(8)))),
  free: z.string(),
  qty: z.int(),
  rows: z.array(z.object({ sku: text(3) })),
  byStore: z.record(z.string(), text(5)),
});

describe('the maximum length of a field', () => {
  it.each([
    ['code', 8],
    ['rows.0.sku', 3],
    ['byStore.us', 5],
    ['free', undefined],
    ['qty', undefined],
    ['rows', undefined],
    ['constructor', undefined],
    ['code.more', undefined],
  ])('is read from the schema at %s', (path, max) => {
    expect(maxLengthOf(document, path)).toBe(max);
  });
});
