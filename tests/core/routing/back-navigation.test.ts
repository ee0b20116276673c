import { describe, expect, it } from 'vitest';
import { isBackNavigation } from '../../../core/routing/back-navigation';
import type { RouteMatch } from '../../../core/routing/routing';

const route = (path: string, query: RouteMatch['query'] = {}): RouteMatch => ({
  name: 'category',
  params: {},
  query,
  path,
  storeCode: 'us',
});
const list = route('/c/men', { color: 'red', size: 'm' });
const product = route('/p/TEE/tee');

describe('the back-navigation flag (S §2)', () => {
  it('is set if the previous route is the one navigated to, ignoring scroll position and page size', () => {
    const again = route('/c/men', { size: 'm', color: 'red' });
    expect(isBackNavigation({ route: list, scroll: 900, pageSize: 100 }, product, again)).toBe(true);
  });
  it('is not set on the first page, on the second, nor on the way to a third', () => {
    expect(isBackNavigation(null, null, list)).toBe(false);
    expect(isBackNavigation(null, list, product)).toBe(false);
    expect(isBackNavigation({ route: list }, product, route('/cart'))).toBe(false);
  });
  it('is not set when another list with the same path is opened, nor in another store', () => {
    expect(isBackNavigation({ route: list }, product, route('/c/men'))).toBe(false);
    expect(isBackNavigation({ route: list }, product, { ...list, storeCode: 'en' })).toBe(false);
  });
  it('is not set when the paths do not differ: toggling a filter is not going back', () => {
    expect(isBackNavigation({ route: list }, route('/c/men'), list)).toBe(false);
  });
});
