import type { Page } from 'playwright-core';
import { goTo } from './visit';

export async function shopPages(page: Page, url: string): Promise<Readonly<Record<string, string>>> {
  await goTo(page, `${url}/search?q=jacket`, { waitUntil: 'domcontentloaded' });
  const product = await page.getByTestId('product-tile').first().getByRole('link').getAttribute('href');
  await goTo(page, url, { waitUntil: 'domcontentloaded' });
  const category = await page.locator('footer nav a[href*="/c/"]').first().getAttribute('href');
  return {
    home: '/',
    category: category ?? '',
    product: product ?? '',
    search: '/search?q=jackett',
    'empty search': '/search?q=qqqqxzzz',
    compare: '/compare',
    wishlist: '/my-account/wishlist',
    'recently viewed': '/recently-viewed',
    cart: '/cart',
    checkout: '/checkout',
    privacy: '/privacy',
    'failed payment': '/failed-payment',
    'not found': '/no/such/page',
  };
}
