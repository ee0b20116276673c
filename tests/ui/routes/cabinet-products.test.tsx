import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { PromoProduct } from '../../../core/blogger';
import { PROMO } from '../../../storybook/fixtures/promo';
import { json, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

const answer = (shop: OpenShop, path: string, result: unknown) =>
  shop.mishap(`/api/blogger/${path}`, json(200, { code: 200, result }));
const list = (shop: OpenShop, path: string, items: readonly unknown[]) =>
  answer(shop, path, { items, total: items.length });
const promo = (id: number, more: Partial<PromoProduct> = {}): PromoProduct => ({
  ...PROMO,
  id,
  title: `Product ${String(id)}`,
  ...more,
});
const COMING = { delivered: false, delivered_at: null, days_to_delivery: 2 };
const SHOWN = { promoted_count: 2, promoted_dates: { post: ['2026-11-02T10:00:00Z', '2026-11-08T10:00:00Z'] } };
const PUT_AWAY = {
  archive: true,
  archived_at: '2026-11-01T10:00:00Z',
  archived_reason: 'Worn out',
  archived_notes: 'Shown often enough.',
  archived_by: 'blogger',
};

function open(path: string, before: (shop: OpenShop) => void) {
  return openStorefront(path, {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, 'lotte@vitrine.example');
      before(shop);
    },
  });
}
const withProducts = (path: string, items: readonly PromoProduct[], more?: (shop: OpenShop) => void) =>
  open(path, (shop) => {
    list(shop, 'promo_products', items);
    more?.(shop);
  });
const phase = (name: string) => screen.findByTestId(`phase-${name}`);
const bodyOf = ({ requests, bodies }: OpenShop, path: string) =>
  bodies[requests.findIndex((request) => request.includes(path))];

describe('promo products (A §2.1, §4.9)', () => {
  it('are listed in three phases with their counts, and archived ones separately', async () => {
    await withProducts('/cabinet', [promo(1, COMING), promo(2), promo(3, SHOWN), promo(4, PUT_AWAY)]);
    const coming = await phase('delivering');
    expect(within(coming).getByRole('heading', { level: 2 })).toHaveTextContent('On its way 1');
    expect(coming).toHaveTextContent('Arrives in 2 days');
    const toShow = await phase('for-promotion');
    expect(within(toShow).getByRole('link', { name: 'Product 2' })).toHaveAttribute('href', '/cabinet/products/2');
    expect(toShow).toHaveTextContent('Arrived on October 19, 2026');
    expect(await phase('promoted')).toHaveTextContent('Posted 2 times, last on November 8, 2026');
    expect(screen.queryByText('Product 4')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
  });

  it('are collapsed to the first ones and expanded step by step, also on the next visit', async () => {
    const many = Array.from({ length: 60 }, (_, index) => promo(index + 1));
    const { user, shop } = await withProducts('/cabinet/products', many);
    const section = await phase('for-promotion');
    const rows = () => within(section).getAllByTestId('promo').length;
    expect(rows()).toBe(6);
    await user.click(within(section).getByRole('button', { name: 'Show all 60' }));
    await waitFor(() => expect(rows()).toBe(48));
    await user.click(within(section).getByRole('button', { name: 'Show more' }));
    expect(rows()).toBe(60);
    const bloggers = await shop.bloggers();
    const flags: boolean[] = [];
    bloggers.hidden$.subscribe((hidden) => flags.push(hidden['for-promotion'])).unsubscribe();
    expect(flags).toEqual([false]);
    await user.click(within(section).getByRole('button', { name: 'Show fewer' }));
    await waitFor(() => expect(rows()).toBe(6));
  });

  it('arrive with their order: one button for all of them, which can be retried after a failure', async () => {
    const both = [promo(1, COMING), promo(2, { ...COMING, order_id: 'order-7' }), promo(3, COMING)];
    const opened = await withProducts('/cabinet/products', both, (shop) => {
      shop.mishap('/api/blogger/order_received', 'lost-before');
    });
    const { user, notices } = opened;
    const button = await screen.findByRole('button', { name: 'Mark as arrived: Product 1, Product 3' });
    await user.click(button);
    expect(await screen.findByText('The shop is not responding. Try again.')).toHaveAttribute('role', 'alert');
    expect(button).toHaveFocus();
    list(opened, 'order_received', [promo(1), promo(3)]);
    list(opened, 'promo_products', [promo(1), both[1], promo(3)]);
    await user.click(button);
    const toShow = await phase('for-promotion');
    await waitFor(() => expect(within(toShow).getAllByTestId('promo')).toHaveLength(2));
    expect(within(toShow).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(notices.map(({ message }) => message)).toContain('Marked as arrived');
    expect(screen.getByRole('button', { name: 'Mark as arrived: Product 2' })).toBeInTheDocument();
  });

  it('have not arrived with an order that was not shipped', async () => {
    const error = { code: 409, result: 'No', meta: { error: 'order_not_sent' } };
    const { user } = await withProducts('/cabinet/products', [promo(1, COMING)], (shop) => {
      shop.mishap('/api/blogger/order_received', json(409, error));
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as arrived: Product 1' }));
    expect(await screen.findByText('This order has not been sent yet.')).toHaveAttribute('role', 'alert');
  });

  it('are archived with a reason and notes, which are kept if the shop does not respond', async () => {
    const opened = await withProducts('/cabinet/products', [promo(1), promo(2)], (shop) => {
      shop.mishap('/api/blogger/archive_product', 'lost-before');
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Archive: Product 1' }));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveFocus();
    expect(reason).toHaveAttribute('maxlength', '200');
    await user.keyboard('Worn out');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Enough');
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/^The shop is not responding/)).toHaveAttribute('role', 'alert');
    expect(reason).toHaveValue('Worn out');
    answer(opened, 'archive_product', promo(1, PUT_AWAY));
    list(opened, 'promo_products', [promo(1, PUT_AWAY), promo(2)]);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByText('Product 1')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Product 2' })).toHaveFocus();
    expect(bodyOf(opened, 'archive_product')).toMatchObject({
      id: 1,
      archive: true,
      reason: 'Worn out',
      notes: 'Enough',
    });
  });

  it('move focus to the heading of their list, or of the page, when the last one is removed', async () => {
    const opened = await withProducts('/cabinet/products', [promo(1), promo(3, SHOWN)]);
    const { user } = opened;
    const away = async (id: number, left: readonly PromoProduct[]) => {
      await user.click(await screen.findByRole('button', { name: `Archive: Product ${String(id)}` }));
      answer(opened, 'archive_product', promo(id, PUT_AWAY));
      list(opened, 'promo_products', left);
      await user.click(screen.getByRole('button', { name: 'Archive' }));
      await waitFor(() => expect(screen.queryByText(`Product ${String(id)}`)).not.toBeInTheDocument());
    };
    await away(1, [promo(1, PUT_AWAY), promo(3, SHOWN)]);
    expect(within(await phase('for-promotion')).getByRole('heading', { level: 2 })).toHaveFocus();
    await away(3, [promo(1, PUT_AWAY), promo(3, PUT_AWAY)]);
    expect(screen.getByText('Everything is archived')).toHaveFocus();
  });

  it('are shown with their pictures, a set with those of its parts, in its row and on its page', async () => {
    const shoe = promo(1, { image: '/media/shoe.jpg' });
    const shirt = promo(2, { image: '/media/shirt.jpg', type_type: 'top' });
    const set = promo(3, { is_set: true, parts: [1, 2], sku: null, image: null });
    const { user } = await withProducts('/cabinet/products', [set, shoe, shirt]);
    const pictures = (place: Element | null) =>
      [...(place?.querySelectorAll('img') ?? [])].map((image) => image.src.replace(/.*\/media\//, ''));
    const link = await screen.findByRole('link', { name: 'Product 3' });
    await waitFor(() => expect(pictures(link.closest('[data-testid=promo]'))).toEqual(['shirt.jpg', 'shoe.jpg']));
    await user.click(link);
    const parts = await screen.findByRole('region', { name: 'Items in this set' });
    await waitFor(() =>
      expect(pictures(screen.getAllByTestId('promo-picture')[0] ?? null)).toEqual(['shirt.jpg', 'shoe.jpg']),
    );
    expect(within(parts).getByRole('link', { name: 'Product 2' })).toHaveAttribute('href', '/cabinet/products/2');
  });

  it('explain how to order some if there are none', async () => {
    await withProducts('/cabinet/products', []);
    expect(await screen.findByText('Nothing to post yet')).toBeInTheDocument();
    expect(screen.getByText(/promo mode.*“Promo order” as the payment method/)).toBeInTheDocument();
  });

  it('show that a post about them was started', async () => {
    const { shop } = await withProducts('/cabinet/products', [promo(1), promo(2)]);
    await phase('for-promotion');
    const { drafts } = await shop.bloggers();
    await drafts.edit({ itemId: 2, type: 'story' }, 'Begun');
    const mark = await screen.findByText('Draft');
    expect(mark.closest('[data-testid=promo]')).toHaveTextContent('Product 2');
  });

  it('are received, archived and restored on their own page too', async () => {
    const opened = await withProducts('/cabinet/products/1', [promo(1, COMING)]);
    const { user } = opened;
    list(opened, 'order_received', [promo(1)]);
    list(opened, 'promo_products', [promo(1)]);
    await user.click(await screen.findByRole('button', { name: 'Mark as arrived: Product 1' }));
    expect(await screen.findByRole('link', { name: 'New story' })).toBeInTheDocument();
    answer(opened, 'archive_product', promo(1, PUT_AWAY));
    list(opened, 'promo_products', [promo(1, PUT_AWAY)]);
    await user.click(screen.getByRole('button', { name: 'Archive: Product 1' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Reason: Worn out')).toBeInTheDocument();
    answer(opened, 'archive_product', promo(1));
    list(opened, 'promo_products', [promo(1)]);
    await user.click(screen.getByRole('button', { name: 'Unarchive: Product 1' }));
    expect(await screen.findByRole('link', { name: 'New story' })).toBeInTheDocument();
  });
});

describe('archived products', () => {
  it('show since when, by whom and why they are archived, and can be restored', async () => {
    const opened = await withProducts('/cabinet/products/archive', [promo(1), promo(4, PUT_AWAY)]);
    const row = await screen.findByTestId('promo');
    expect(row).toHaveTextContent('Archived by you on November 1, 2026');
    expect(row).toHaveTextContent('Reason: Worn out');
    expect(row).toHaveTextContent('Shown often enough.');
    answer(opened, 'archive_product', promo(4));
    list(opened, 'promo_products', [promo(1), promo(4)]);
    await opened.user.click(screen.getByRole('button', { name: 'Unarchive: Product 4' }));
    expect(await screen.findByText('The archive is empty')).toHaveFocus();
    expect(bodyOf(opened, 'archive_product')).toMatchObject({ id: 4, archive: false });
    expect(opened.notices.map(({ message }) => message)).toContain('Product 4 is back in your products');
  });
});

describe('published posts', () => {
  const post = (id: number) => ({
    id,
    type: 'story',
    promoted_at: new Date(Date.UTC(2026, 8, 1) + id * 24 * 60 * 60 * 1000).toISOString(),
    text: `Words ${String(id)}`,
    images: ['/blogger/one.jpg', '/blogger/two.jpg'],
    products: [{ id: 6, title: 'Kallin Trail Shoe', sku: null, image: null }],
  });

  it('are listed newest first, 25 at a time, with photos and links to their products', async () => {
    const posts = Array.from({ length: 60 }, (_, index) => post(index + 1));
    const { user } = await open('/cabinet/products/posts', (shop) => list(shop, 'posts', posts));
    const [first, ...others] = await screen.findAllByTestId('post');
    expect(others).toHaveLength(24);
    expect(first).toHaveTextContent('Story October 31, 2026Words 60');
    const newest = within(first ?? document.body);
    expect(newest.getByAltText('Photo 2 of 2')).toBeInTheDocument();
    expect(newest.getByRole('link', { name: 'Kallin Trail Shoe' })).toHaveAttribute('href', '/cabinet/products/6');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByTestId('post')).toHaveLength(50);
  });

  it('explain how to create one, if there are none', async () => {
    await open('/cabinet/products/posts', (shop) => list(shop, 'posts', []));
    expect(await screen.findByText('No posts yet')).toBeInTheDocument();
  });
});
