import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { json, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { arrived, bloggerApi, type BloggerApi } from '../../fixtures/blogger';
import { signIn as signInApi } from '../../fixtures/signed-in';
import { address, openStorefront } from '../open-storefront';

async function blogger(shop: OpenShop): Promise<BloggerApi> {
  await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
  const api = bloggerApi(shop.fixture, await signInApi(shop.fixture, 'lotte@vitrine.example'));
  await signIn(shop, 'lotte@vitrine.example');
  return api;
}

async function open(before?: (api: BloggerApi, ids: readonly number[]) => Promise<unknown>) {
  let ids: readonly number[] = [];
  const given: { api?: BloggerApi } = {};
  const storefront = await openStorefront('/cabinet/products/set', {
    prepare: async (shop) => {
      given.api = await blogger(shop);
      ids = await given.api.given(
        arrived('Test shirt', 'top'),
        arrived('Test coat', 'top'),
        arrived('Test jeans', 'bottom'),
        arrived('Test boots', 'shoes'),
        arrived('Test belt', null),
        { title: 'Test skirt', type: 'bottom' },
      );
      await before?.(given.api, ids);
    },
  });
  await screen.findByRole('button', { name: 'Test shirt' });
  const { api } = given;
  if (api === undefined) throw new Error('Nothing was prepared');
  return { ...storefront, api, ids };
}
const choice = (name: string) => screen.getByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Save the set' });

describe('a new set (A §4.9)', () => {
  it('can be saved once its types form a set, with its parts in type order', async () => {
    const { user, notices, api, ids } = await open();
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('Still missing: Top, Bottom');
    await user.click(choice('Test boots'));
    await user.click(choice('Test jeans'));
    expect(save()).toHaveAccessibleDescription('Still missing: Top');
    await user.click(choice('Test shirt'));
    expect(choice('Test shirt')).toHaveAttribute('aria-pressed', 'true');
    expect(within(screen.getByTestId('slot-top')).getByText('Test shirt')).toBeInTheDocument();
    expect(within(screen.getByTestId('slot-shoes')).getByText('Test boots')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'My outfit');
    await user.click(save());
    await waitFor(() => expect(notices.map(({ message }) => message)).toContain('The set is saved'));
    const made = (await api.products()).items.find(({ title }) => title === 'My outfit');
    const [shirt, , jeans, boots] = ids;
    expect(made?.parts.toSorted((one, other) => one - other)).toEqual([shirt, jeans, boots]);
    expect(address()).toBe(`/cabinet/products/${String(made?.id)}`);
    expect(await within(screen.getByRole('main')).findByText('My outfit')).toBeInTheDocument();
  });

  it('explains why a product cannot be selected, and removes selected ones', async () => {
    const { user } = await open(async (api, [shirt = 0, , jeans = 0]) => api.setOf([shirt, jeans], 'Old set'));
    expect(choice('Test skirt')).toHaveAccessibleDescription('Has not arrived yet');
    expect(choice('Test belt')).toHaveAccessibleDescription('Not part of an outfit');
    await user.click(choice('Test shirt'));
    expect(choice('Test coat')).toHaveAccessibleDescription('You have already chosen one of this kind');
    expect(choice('Test jeans')).toHaveAccessibleDescription('A set of these already exists');
    await user.click(choice('Test jeans'));
    expect(choice('Test jeans')).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Remove: Test shirt' }));
    expect(screen.getByRole('heading', { name: 'Your set' })).toHaveFocus();
    expect(choice('Test coat')).not.toHaveAttribute('aria-disabled');
    await user.click(choice('Test coat'));
    await user.click(choice('Test jeans'));
    await user.click(screen.getByRole('button', { name: 'Remove: Test coat' }));
    expect(screen.getByRole('button', { name: 'Remove: Test jeans' })).toHaveFocus();
    const old = screen.getAllByTestId('set').find((set) => within(set).queryByText('Old set') !== null);
    expect(old).toHaveTextContent('Test shirt + Test jeans');
  });

  it('links to an existing set with the same parts', async () => {
    const { user, api, ids } = await open();
    const [shirt = 0, , jeans = 0] = ids;
    await user.click(choice('Test shirt'));
    await user.click(choice('Test jeans'));
    const { id } = await api.setOf([shirt, jeans]);
    await user.click(save());
    const alert = await within(screen.getByRole('form', { name: 'Your set' })).findByRole('alert');
    expect(alert).toHaveTextContent('A set of these parts already exists.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `/cabinet/products/${String(id)}`);
  });

  it('shows at the slot and at the button that a part was archived meanwhile', async () => {
    const { user, api, ids } = await open();
    await user.click(choice('Test shirt'));
    await user.click(choice('Test jeans'));
    await api.archive(ids[0] ?? 0);
    await user.click(save());
    expect(await within(screen.getByRole('form', { name: 'Your set' })).findByRole('alert')).toHaveTextContent(
      'One of the parts is archived.',
    );
    expect(await within(screen.getByTestId('slot-top')).findByText('Archived')).toBeInTheDocument();
  });

  it.each([
    ['set_incomplete', 'A set needs one top and one bottom.'],
    ['not_delivered', 'One of the parts has not arrived yet. Remove it.'],
  ])('shows the error %s', async (error, sentence) => {
    const { user, ...device } = await open();
    device.mishap('/api/blogger/save_set', json(409, { code: 409, result: 'No', meta: { error } }));
    await user.click(choice('Test shirt'));
    await user.click(choice('Test jeans'));
    await user.click(save());
    expect(await within(screen.getByRole('form', { name: 'Your set' })).findByRole('alert')).toHaveTextContent(
      sentence,
    );
    expect(choice('Test shirt')).toHaveAttribute('aria-pressed', 'true');
  });

  it('starts over when the blogger returns: switching it off clears the selection', async () => {
    const { user, shop } = await open();
    await user.click(choice('Test shirt'));
    const { collecting$ } = await shop.bloggers();
    const states: boolean[] = [];
    collecting$.subscribe(({ isOn }) => states.push(isOn));
    expect(states.at(-1)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Payouts' }));
    await waitFor(() => expect(states.at(-1)).toBe(false));
  });
});
