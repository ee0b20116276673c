import { screen, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

const leadsTo = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a page with nothing to show', () => {
  it.each(['/cart', '/my-account/wishlist', '/nothing-is-here'])(
    '%s links to the departments, to new and reduced products, and to the brands',
    async (path) => {
      const { shop } = await openStorefront(path);
      const departments = (await firstValueFrom(shop.catalogue.menu$)).map((item) => item.path);
      expect(departments.length).toBeGreaterThan(0);
      const ways = await screen.findByTestId('ways-on');
      expect(leadsTo(ways)).toEqual([...departments, '/collections/new', '/collections/sale', '/brands']);
    },
  );

  it('downloads of a customer who has bought no file do so too', async () => {
    await openStorefront('/my-account/orders/downloads', { prepare: (open) => signIn(open, 'ada@shop.test') });
    expect(await screen.findByText(/^Files you buy appear here/)).toBeInTheDocument();
    expect(leadsTo(await screen.findByTestId('ways-on'))).toContain('/collections/new');
  });

  it('a search without results does so too', async () => {
    await openStorefront('/search?q=qqzzxxyy');
    const content = within(screen.getByRole('main'));
    for (const path of ['/collections/new', '/collections/sale', '/brands']) {
      expect(content.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
    }
  });
});
