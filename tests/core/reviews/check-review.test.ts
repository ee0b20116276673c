import { describe, expect, it } from 'vitest';
import { checkReview } from '../../../core/reviews/check-review';

const review = { sku: 'A', title: 'Warm', text: 'Warm and light.', nickname: 'Ada' };
const photo = (bytes: number) => ({ name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(bytes) });

describe('checkReview', () => {
  it('accepts a valid review', () => {
    expect(checkReview(review)).toEqual([]);
    expect(checkReview({ ...review, rating: 5, photos: Array.from({ length: 5 }, () => photo(10)) })).toEqual([]);
  });

  it.each([
    ['title', { title: ' ' }, '1 to 120'],
    ['title', { title: 'x'.repeat(121) }, '1 to 120'],
    ['text', { text: '' }, '1 to 4000'],
    ['nickname', { nickname: 'x'.repeat(61) }, '1 to 60'],
    ['rating', { rating: 0 }, 'from 1 to 5'],
    ['rating', { rating: 4.5 }, 'from 1 to 5'],
    ['photos', { photos: Array.from({ length: 6 }, () => photo(1)) }, 'at most 5'],
    ['photos', { photos: [photo(5 * 1024 * 1024 + 1)] }, 'bytes each'],
    ['photos', { photos: [{ ...photo(1), type: 'image/svg+xml' }] }, 'JPEG, PNG or WebP'],
  ])('names the field %s and its limit', (field, change, limit) => {
    const [wrong, ...others] = checkReview({ ...review, ...change });
    expect(wrong?.field).toBe(field);
    expect(wrong?.message).toContain(limit);
    expect(others).toEqual([]);
  });

  it('reports all errors at once, in the order of the form', () => {
    const fields = checkReview({ sku: 'A', title: '', text: '', nickname: '', rating: 6 }).map(({ field }) => field);
    expect(fields).toEqual(['rating', 'title', 'text', 'nickname']);
  });
});
