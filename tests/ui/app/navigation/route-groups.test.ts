import { describe, expect, it } from 'vitest';
import { PageRegistry } from '../../../../ui/app/navigation/page-registry';
import { prefetchRoutes, ROUTE_GROUPS } from '../../../../ui/app/navigation/route-groups';

describe('the prefetched route groups', () => {
  it('match S §2 by name', () => {
    expect([...ROUTE_GROUPS].sort()).toEqual([
      'category',
      'checkout',
      'cms',
      'compare',
      'error',
      'home',
      'languages modal',
      'layouts',
      'my-account',
      'newsletter modal',
      'not-found',
      'order confirmation',
      'product',
      'reset-password',
      'search panel',
      'static',
    ]);
  });

  it('load the code of every page, one chunk for each idle period', async () => {
    const pages = new PageRegistry();
    let moments = 0;
    await prefetchRoutes(pages, () => {
      moments += 1;
      return Promise.resolve();
    });
    expect(moments).toBeGreaterThan(10);
    for (const name of ['home', 'category', 'product', 'search', 'cms-page', 'cart', 'checkout', 'compare'] as const)
      expect(pages.get(name), name).toBeDefined();
  });

  it('are not prefetched for staff at work', async () => {
    const pages = new PageRegistry();
    await pages.load('manage');
    let moments = 0;
    await prefetchRoutes(pages, () => {
      moments += 1;
      return Promise.resolve();
    });
    expect(moments).toBe(0);
    expect(pages.get('checkout')).toBeUndefined();
  });

  it('that fail to load are left for the click that needs them', async () => {
    class Broken extends PageRegistry {
      override load(): Promise<never> {
        return Promise.reject(new Error('gone'));
      }
    }
    await expect(prefetchRoutes(new Broken(), () => Promise.resolve())).resolves.toBeUndefined();
  });
});
