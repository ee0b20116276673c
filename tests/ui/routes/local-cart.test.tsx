import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, put, type OpenShop } from '../../core/open-shop';
import { openStorefront } from '../open-storefront';

const config = { cart: { synchronize: false } } as const;
const withTees = (open: OpenShop) => put(open, 'TEE', 2);

describe('a bag without a server cart, by configuration (S §4)', () => {
  it('is shown with its total, without an error or a coupon field', async () => {
    await openStorefront('/cart', { config, prepare: withTees });
    await waitFor(() => expect(screen.getByTestId('total-grand_total')).toHaveTextContent(/\$\d/));
    expect(screen.queryByTestId('bag-unreached')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Have a coupon or gift card?' })).not.toBeInTheDocument();
  });

  it('is ordered in checkout at the total in the button', async () => {
    const open = await openStorefront('/checkout', {
      config,
      prepare: async (shop) => {
        await withTees(shop);
        await fillIn(shop);
      },
    });
    const button = await screen.findByTestId('place-order');
    await waitFor(() => expect(screen.getByTestId('total-tax')).toHaveTextContent(/\d/));
    expect(screen.queryByTestId('bag-unreached')).not.toBeInTheDocument();
    const [total = ''] = /\$[\d.]+/.exec(button.textContent) ?? [];
    await open.user.click(button);
    const isPlaced = () => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'placed');
    await waitFor(isPlaced);
    const [mail] = await open.fixture.platform.outbox.list('ada@shop.test');
    expect(mail?.text).toContain(`Total: ${total}`);
  });
});
