import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { bloggerApi } from '../../fixtures/blogger';
import { openFixturePlatform } from '../../fixtures/platform';
import { resultOf } from '../../fixtures/order';
import { signIn as signInApi } from '../../fixtures/signed-in';
import { openStorefront } from '../open-storefront';

const BAG = 901;
const HAT = 902;
const SCARF = 903;
const NAMES = new Map([
  [BAG, 'Test bag'],
  [HAT, 'Test hat'],
  [SCARF, 'Test scarf'],
]);

async function open(path = '/cabinet/products/selection?approved=0', product_choose = true) {
  const fixture = await openFixturePlatform();
  const { catalogue, people } = fixture.platform;
  await catalogue.writeBlocks([
    {
      blocks: { en: { id: 1, identifier: 'cms_settings', title: 'Settings', json: { name: 'Shop', product_choose } } },
    },
  ]);
  for (const [id, name] of NAMES) {
    const sku = `NEW-${String(id)}`;
    await catalogue.writeProduct({
      source: 'demo',
      product: {
        id,
        sku,
        name,
        type_id: 'simple',
        price: 9,
        approved: 0,
        choose_status: 'new',
        status: 1,
        visibility: 4,
      },
      stock: { [sku]: { qty: 1, is_in_stock: true, manage_stock: true } },
    });
  }
  await catalogue.reindex();
  await seedPeople(people, { now: fixture.clock.now() });
  const api = bloggerApi(fixture, await signInApi(fixture, 'lotte@vitrine.example'));
  const prepare = (shop: OpenShop) => signIn(shop, 'lotte@vitrine.example');
  return { ...(await openStorefront(path, { fixture, prepare })), api };
}
const rows = () => screen.queryAllByTestId('to-choose').map((row) => within(row).getByRole('link').textContent);

describe('products to review (A §2.1, product_choose)', () => {
  it('are approved or refused, and leave the list immediately', async () => {
    const { user, api, notices } = await open();
    await user.click(await screen.findByRole('button', { name: 'Approve: Test bag' }));
    await waitFor(() => expect(rows()).toEqual(['Test scarf', 'Test hat']));
    expect(screen.getByText('2 products')).toBeInTheDocument();
    expect(screen.getByText('2 products')).toHaveFocus();
    expect(notices.map(({ message }) => message)).toContain('1 product is in the shop');
    expect(await resultOf(api.approve([BAG]))).toEqual({ changed: 0 });
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Decline (2)' }));
    expect(await screen.findByText('Nothing to see here')).toBeInTheDocument();
    expect(screen.getByText('0 products')).toHaveFocus();
    expect(await resultOf(api.approve([HAT, SCARF], 'refuse'))).toEqual({ changed: 0 });
  });

  it('are linked from the other cabinet pages, with their count', async () => {
    const { user } = await open('/cabinet/products');
    const link = await screen.findByRole('link', { name: /^Products to review ?3$/ });
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Approve: Test bag' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page', name: 'Products to review' })).toBeInTheDocument();
  });

  it('are absent in a shop that does not require a selection', async () => {
    await open('/cabinet/products/selection', false);
    expect(await screen.findByText('This shop does not ask bloggers to choose products.')).toBeInTheDocument();
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Products to review/ })).not.toBeInTheDocument();
  });

  it('stay with an explanation if they cannot be decided', async () => {
    const { user, ...device } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Test hat' }));
    device.mishap('/api/blogger/approve_products', 'lost-before', 'lost-before', 'lost-before');
    await user.click(screen.getByRole('button', { name: 'Approve (1)' }));
    expect(await screen.findByText(/^The shop is not responding/)).toHaveAttribute('role', 'alert');
    expect(rows()).toEqual(['Test scarf', 'Test hat', 'Test bag']);
    expect(screen.getByRole('checkbox', { name: 'Select Test hat' })).toBeChecked();
  });

  it('can be approved after a refusal', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Decline: Test hat' }));
    await waitFor(() => expect(rows()).toEqual(['Test scarf', 'Test bag']));
    expect(screen.getByRole('checkbox', { name: 'Select Test bag' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Declined' }));
    await user.click(await screen.findByRole('button', { name: 'Approve: Test hat' }));
    await waitFor(() => expect(rows()).toEqual([]));
    expect(await resultOf(api.approve([HAT]))).toEqual({ changed: 0 });
  });
});
