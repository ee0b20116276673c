import { describe, expect, it } from 'vitest';
import { HttpFailure } from '../../../core/ports';
import { ShopError } from '../../../core/kernel/shop-error';
import { pageFailure } from '../../../core/routing/page-failure';

describe('a page that failed to load', () => {
  it.each([
    'product-not-found',
    'product-query-empty-status',
    'product-query-empty-visibility',
    'category-query-empty',
    'cms-query-empty',
  ] as const)('is not found for %s', (code) => {
    expect(pageFailure(new ShopError(code))).toEqual({ kind: 'not-found' });
  });

  it('is offline without a network', () => {
    expect(pageFailure(new ShopError('search-failed', { details: { offline: true } }))).toEqual({ kind: 'offline' });
    expect(pageFailure(new ShopError('offline'))).toEqual({ kind: 'offline' });
  });

  it('has failed otherwise, with the message of the error', () => {
    expect(pageFailure(new ShopError('search-failed', { details: { offline: false } }))).toEqual({
      kind: 'failed',
      code: 'search-failed',
      message: 'The catalogue could not be searched',
      isLate: false,
    });
    expect(pageFailure(new Error('odd'))).toMatchObject({ kind: 'failed', message: 'odd' });
    const late = new ShopError('search-failed', { cause: new HttpFailure('ETIMEOUT', 'No answer within 1000 ms') });
    expect(pageFailure(late)).toMatchObject({ kind: 'failed', isLate: true });
    expect(pageFailure('text')).toMatchObject({ kind: 'failed', message: '' });
  });
});
