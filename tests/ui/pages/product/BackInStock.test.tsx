import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ShopError, type Shop } from '../../../../core/shopper';
import { bomber, bomberView } from '../../../../storybook/fixtures/products';
import { BackInStock } from '../../../../ui/pages/product/BackInStock';
import { ShopProvider } from '../../../../ui/state/shop-context';
import { renderPage } from '../../render-page';

const PINE_XS = 'NRL-1042-pine-xs';

const viewOf = (selection: Readonly<Record<string, string>>) => ({
  ...bomberView,
  parent: bomber,
  configuration: { ...bomberView.configuration, selection },
});

function setup(alert: (sku: string, email: string) => Promise<void> = () => Promise.resolve(), email?: string) {
  const asked = vi.fn(alert);
  const user = email === undefined ? null : { id: 1, email };
  const shop = { stock: { alerts: () => Promise.resolve({ add: asked }) }, user$: of(user) } as unknown as Shop;
  const rendered = renderPage(
    <ShopProvider shop={shop}>
      <BackInStock view={viewOf({ color: 'pine', size: 'xs' })} />
    </ShopProvider>,
  );
  return { asked, ...rendered };
}
const open = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Notify me when it is back' }));
  return screen.findByTestId('back-in-stock-form');
};

describe('a product with a sold-out size', () => {
  it('asks the shop to email an address once it is back, and confirms it', async () => {
    const { user, asked } = setup();
    await open(user);
    await user.type(screen.getByLabelText(/E-mail/), 'ann@shop.test');
    await user.click(screen.getByTestId('send-alert'));
    expect(asked).toHaveBeenCalledWith(PINE_XS, 'ann@shop.test');
    expect(await screen.findByText(/We will e-mail ann@shop.test when it is back/)).toHaveFocus();
  });

  it('preselects the selected size', async () => {
    const children = (bomber.configurable_children ?? []).map((child) => ({
      ...child,
      stock: { ...child.stock, is_in_stock: false, qty: 0 },
    }));
    const view = { ...viewOf({ color: 'pine', size: 'm' }), parent: { ...bomber, configurable_children: children } };
    const { user } = renderPage(<BackInStock view={view} />);
    await open(user);
    expect(screen.getByLabelText('What you are waiting for')).toHaveDisplayValue(/Pine, M/);
  });

  it('fills in the address of signed-in users', async () => {
    const { user, asked } = setup(undefined, 'ada@shop.test');
    await open(user);
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('ada@shop.test');
    await user.click(screen.getByTestId('send-alert'));
    expect(asked).toHaveBeenCalledWith(PINE_XS, 'ada@shop.test');
  });

  it.each([
    [new ShopError('request-rejected', { params: { message: 'x', reason: 'in_stock' } }), /It is already back/],
    [
      new ShopError('request-rejected', { params: { message: 'x', reason: 'too_many_alerts' } }),
      /maximum number of alerts/,
    ],
    [new Error('down'), /could not be saved/],
  ])('keeps the input and explains why it was not saved: %s', async (error, words) => {
    const { user } = setup(() => Promise.reject(error));
    await open(user);
    await user.type(screen.getByLabelText(/E-mail/), 'ann@shop.test');
    await user.click(screen.getByTestId('send-alert'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('ann@shop.test');
    expect(screen.getByLabelText(/E-mail/)).toHaveFocus();
  });
});

describe('a product in stock', () => {
  it('offers no stock alert', () => {
    const children = (bomber.configurable_children ?? []).map((child) => ({
      ...child,
      stock: { qty: 1, is_in_stock: true },
    }));
    renderPage(<BackInStock view={{ ...bomberView, parent: { ...bomber, configurable_children: children } }} />);
    expect(screen.queryByTestId('back-in-stock')).not.toBeInTheDocument();
  });

  it.each([
    [{}, true],
    [{ color: 'pine' }, true],
    [{ size: 'xs' }, true],
    [{ size: 'm' }, false],
    [{ color: 'pine', size: 'xs' }, true],
    [{ color: 'pine', size: 'm' }, false],
    [{ color: 'navy' }, false],
    [{ color: 'navy', size: 'm' }, false],
  ])('offers one if the selection sells out, but not under a size in stock: %o', (selection, isSaid) => {
    renderPage(<BackInStock view={viewOf(selection)} />);
    expect(screen.queryByTestId('back-in-stock') !== null).toBe(isSaid);
  });
});
