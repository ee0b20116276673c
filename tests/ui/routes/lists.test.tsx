import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { aProduct } from '../../core/product/build';
import { openStorefront } from '../open-storefront';

const heart = (name: string | RegExp) => screen.getAllByRole('button', { name })[0]!;

describe('the heart on a tile', () => {
  it('adds the product to the wishlist, which the header counts and the sidebar shows', async () => {
    const { user, shop } = await openStorefront('/c/men-5');
    const name = /^Save .* for later$/;
    await user.click(heart(name));
    await waitFor(() => expect(screen.getByTestId('wishlist-count')).toHaveTextContent('1'));
    expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByTestId('wishlist-button'));
    const sidebar = within(await screen.findByRole('dialog', { name: 'Wishlist' }));
    expect(sidebar.getAllByTestId('product-tile')).toHaveLength(1);
    await user.click(sidebar.getByRole('button', { name }));
    expect(await sidebar.findByText('Nothing saved yet')).toBeInTheDocument();
    expect(shop.wishlist.snapshot.items).toEqual([]);
  });

  it('reports a full list', async () => {
    const { user } = await openStorefront('/c/men-5', {
      config: { lists: { wishlistLimit: 1 } },
      prepare: async ({ shop }) => {
        await shop.wishlist.add(aProduct({ sku: 'OTHER' }));
      },
    });
    await user.click(heart(/^Save .* for later$/));
    expect(await screen.findByText(/Your wishlist holds up to 1 items/)).toBeInTheDocument();
  });
});

describe('the pages of the lists', () => {
  it('show products saved on an earlier visit', async () => {
    const storage = createMemoryStorage();
    const first = await openStorefront('/my-account/wishlist', { storage });
    expect(await screen.findByText('Nothing saved yet')).toBeInTheDocument();
    await act(() => first.shop.wishlist.add(aProduct({ sku: 'MINE', name: 'Cap of mine' })));
    expect(await screen.findByRole('link', { name: 'Cap of mine' })).toBeInTheDocument();
  });

  it('tell signed-in users that signing out clears the wishlist, and guests that it stays', async () => {
    const { shop } = await openStorefront('/my-account/wishlist', {
      prepare: async (open) => {
        await signIn(open, 'lotte@vitrine.example');
      },
    });
    expect(await screen.findByText(/until you sign out/)).toBeInTheDocument();
    await act(() => shop.wishlist.add(aProduct({ sku: 'MINE', name: 'Cap of mine' })));
    expect(await screen.findByText(/Signing out clears it/)).toBeInTheDocument();
    await act(async () => (await shop.accounts()).logout());
    expect(shop.wishlist.snapshot.items).toEqual([]);
    expect(await screen.findByText(/Your list stays on this device/)).toBeInTheDocument();
  });

  it.each(['/recently-viewed', '/my-account/recently-viewed'])(
    '%s shows viewed products, and clears them',
    async (path) => {
      const { user, shop } = await openStorefront(path, {
        prepare: async ({ shop: visited }) => {
          await visited.recentlyViewed.add(aProduct({ sku: 'SEEN', name: 'Seen once' }));
        },
      });
      expect(await screen.findByRole('link', { name: 'Seen once' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear all' }));
      expect(await screen.findByText('Nothing viewed yet')).toBeInTheDocument();
      expect(shop.recentlyViewed.snapshot.items).toEqual([]);
    },
  );

  it('/compare builds its table from the catalogue, and removes a product', async () => {
    const { user } = await openStorefront('/compare', {
      prepare: async ({ shop }) => {
        for (const sku of ['JACKET', 'SHIRT']) await shop.compare.add(await shop.product.load({ sku }));
      },
    });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0]!);
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
  });
});

describe('promo mode', () => {
  it('shows a bar that turns it off (A §2.7)', async () => {
    const { user, shop } = await openStorefront('/', {
      prepare: async (open) => {
        await seedPeople(open.fixture.platform.people, { now: open.fixture.clock.now() });
        await signIn(open, 'lotte@vitrine.example');
        open.shop.ui.close();
        await open.shop.promo.turnOn();
      },
    });
    await user.click(await screen.findByTestId('promo-strip'));
    await waitFor(() => expect(screen.queryByTestId('promo-strip')).not.toBeInTheDocument());
    expect(shop.promo.isOn).toBe(false);
  });
});

describe('an empty list', () => {
  it.each([
    ['/cart', 'Your bag is empty'],
    ['/my-account/wishlist', 'Nothing saved yet'],
    ['/recently-viewed', 'Nothing viewed yet'],
    ['/compare', 'Nothing to compare yet'],
  ])('%s shows that once, as its title', async (path, title) => {
    await openStorefront(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByText(title)).toHaveLength(1);
  });
});
