import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { PromoProduct } from '../../../core/blogger';
import { PROMO } from '../../../storybook/fixtures/promo';
import { BALANCE, STATISTICS, TERMS } from '../../../storybook/fixtures/cabinet';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { json, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

const answer = (shop: OpenShop, path: string, result: unknown) =>
  shop.mishap(`/api/blogger/${path}`, json(200, { code: 200, result }));

async function shopWithFeeds(): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform();
  const json = {
    name: 'Vitrine',
    instructions_count: 2,
    has_blogger_user_agreement: true,
    feeds_facebook: { en: '/feeds/en.xml' },
  };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  return fixture;
}

async function openSidebar(contact: string, fixture?: FixturePlatform, products: readonly PromoProduct[] = []) {
  const opened = await openStorefront('/', {
    ...(fixture && { fixture }),
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, contact);
      answer(shop, 'balance', BALANCE);
      answer(shop, 'statistics', STATISTICS);
      answer(shop, 'terms', TERMS);
      answer(shop, 'promo_products', { items: products, total: products.length });
    },
  });
  opened.shop.ui.open('sidebar');
  return opened;
}
const sidebar = () => screen.findByTestId('blogger-sidebar');

const codesOf = ({ notices }: OpenShop) => notices.map(({ code }) => code);

describe('the sidebar of a blogger (A §2.6)', () => {
  it("shows the pending payout and the week's results, and links to the sales", async () => {
    await openSidebar('lotte@vitrine.example');
    const side = await sidebar();
    const status = within(side).getByTestId('sidebar-balance');
    await waitFor(() => expect(status).toHaveTextContent('$42.64'));
    expect(status).toHaveTextContent('Earned this week$56.70');
    expect(status).toHaveTextContent('3 orders, 3 of 5 posts');
    expect(status).toHaveAttribute('href', '/cabinet/sales');
    expect(within(side).queryByText('Product feeds')).not.toBeInTheDocument();
  });

  it('links to the products to post with their count, to a new post and to the posts', async () => {
    await openSidebar('lotte@vitrine.example', undefined, [
      PROMO,
      { ...PROMO, id: 7, delivered: false },
      { ...PROMO, id: 8, archive: true },
    ]);
    const side = await sidebar();
    expect(await within(side).findByRole('link', { name: /^Products to post ?1$/ })).toHaveAttribute(
      'href',
      '/cabinet/products',
    );
    const post = within(side).getByRole('link', { name: /^New post ?Kallin Trail Shoe$/ });
    expect(post).toHaveAttribute('href', '/cabinet/products/6/post');
    expect(within(side).getByRole('link', { name: 'Posts' })).toHaveAttribute('href', '/cabinet/products/posts');
  });

  it('links to the draft post, and to none if no product waits to be shown', async () => {
    const { shop } = await openSidebar('lotte@vitrine.example', undefined, [
      PROMO,
      { ...PROMO, id: 9, title: 'Shirt' },
    ]);
    await (await shop.bloggers()).drafts.edit({ itemId: 9, type: 'story' }, 'Begun');
    const post = await within(await sidebar()).findByRole('link', { name: /^New post ?Shirt$/ });
    expect(post).toHaveAttribute('href', '/cabinet/products/9/story');
  });

  it('has no link to a new post if no product waits to be shown, and lists products to review if the shop requires a selection', async () => {
    const fixture = await openFixturePlatform();
    const json = { name: 'Vitrine', product_choose: true };
    const block = { id: 1, identifier: 'cms_settings', title: 'Settings', json };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
    await openSidebar('lotte@vitrine.example', fixture);
    const side = await sidebar();
    expect(await within(side).findByRole('link', { name: /^Products to review ?\d+$/ })).toHaveAttribute(
      'href',
      '/cabinet/products/selection?approved=0',
    );
    expect(await within(side).findByRole('link', { name: /^Products to post ?0$/ })).toBeInTheDocument();
    expect(within(side).queryByRole('link', { name: /^New post/ })).not.toBeInTheDocument();
  });

  it('turns promo mode on and off, with a notice for each', async () => {
    const opened = await openSidebar('lotte@vitrine.example');
    const { user, shop } = opened;
    const promo = await within(await sidebar()).findByRole('switch', { name: /^Promo mode/ });
    await user.click(promo);
    await waitFor(() => expect(promo).toBeChecked());
    expect(shop.promo.isOn).toBe(true);
    await user.click(promo);
    await waitFor(() => expect(promo).not.toBeChecked());
    expect(codesOf(opened)).toEqual(expect.arrayContaining(['PROMO_MODE_IS_TURNED_ON', 'PROMO_MODE_IS_TURNED_OFF']));
  });

  it("copies the blogger's promo link and confirms it", async () => {
    const opened = await openSidebar('lotte@vitrine.example');
    await opened.user.click(await within(await sidebar()).findByRole('button', { name: 'Copy: Your promo link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?promo=LOTTE`);
    await waitFor(() => expect(codesOf(opened)).toContain('COPIED_TO_BUFFER'));
  });

  it('lists instructions with their count, agreements and feeds if the merchant has them, and copies a feed', async () => {
    const opened = await openSidebar('lotte@vitrine.example', await shopWithFeeds());
    const side = await sidebar();
    const links = within(side)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links.slice(-3)).toEqual([
      ['/cabinet/sales', 'Sales'],
      ['/cabinet/wiki', 'Instructions2'],
      ['/blogger-user-agreement', 'User agreement for bloggers'],
    ]);
    await opened.user.click(within(side).getByText('Product feeds'));
    await opened.user.click(within(side).getByRole('button', { name: 'Copy: English' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/feeds/en.xml`);
    await waitFor(() => expect(codesOf(opened)).toContain('PRODUCT_FEEDS_INSTAGRAM_FEED_COPIED'));
  });

  it('is absent for a customer, and no cabinet data is requested', async () => {
    const { requests } = await openSidebar('ada@vitrine.example');
    await screen.findByTestId('sidebar-person');
    expect(screen.queryByTestId('blogger-sidebar')).not.toBeInTheDocument();
    expect(requests.filter((path) => path.includes('/api/blogger/'))).toEqual([]);
  });
});
