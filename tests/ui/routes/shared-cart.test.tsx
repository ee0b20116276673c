import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop, put, type OpenShop } from '../../core/open-shop';
import { openStorefront } from '../open-storefront';

async function shareOf(open: OpenShop): Promise<string> {
  const other = await openShop({ fixture: open.fixture, seed: 'other' });
  await put(other, 'TEE', 2);
  await put(other, 'SOCKS');
  const outcome = await (await other.shop.sharedCarts()).share();
  other.shop.dispose();
  if (outcome.status !== 'shared') throw new Error(outcome.status);
  return outcome.code;
}

describe('a shared bag (S §2, /cart/{code})', () => {
  it('gets a link on the bag page', async () => {
    const { user, shop } = await openStorefront('/cart', { prepare: (open) => put(open, 'TEE') });
    await user.click(await screen.findByRole('button', { name: 'Share my bag' }));
    const link = await screen.findByRole('textbox', { name: 'Link to this bag' });
    expect(link).toHaveAttribute('readonly');
    const { value } = link as HTMLInputElement;
    const code = /\/cart\/([a-z0-9]+)$/.exec(value)?.[1] ?? '';
    expect((await (await shop.sharedCarts()).load(code))?.items).toMatchObject([{ sku: 'TEE', qty: 1 }]);
    expect(value).not.toContain(shop.cart.snapshot.cartServerToken);
  });

  it('is shown read-only, and can be added to the own bag as a whole', async () => {
    const open = await openShop();
    const code = await shareOf(open);
    const { user, shop } = await openStorefront(`/cart/${code}`, { fixture: open.fixture, seed: 'visitor' });
    open.shop.dispose();
    const page = within(await screen.findByTestId('shared-cart'));
    await waitFor(() => expect(page.getAllByTestId('shared-line')).toHaveLength(2));
    expect(page.queryAllByRole('spinbutton')).toEqual([]);
    expect(page.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(shop.cart.snapshot.cartItems).toEqual([]);
    await user.click(page.getByRole('button', { name: 'Add all to my bag' }));
    await waitFor(() =>
      expect(shop.cart.snapshot.cartItems.map(({ sku, qty }) => [sku, qty])).toEqual([
        ['TEE', 2],
        ['SOCKS', 1],
      ]),
    );
    await page.findByRole('button', { name: 'Added to your bag' });
  });

  it('reports a missing one, and opens no cart by a token', async () => {
    const token = 'a'.repeat(64);
    await openStorefront(`/cart/${token}`);
    expect(await screen.findByRole('heading', { name: 'This bag is no longer shared' })).toBeVisible();
  });
});
