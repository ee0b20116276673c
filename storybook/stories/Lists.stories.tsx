import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { SignInHint } from '../../ui/app/frame/SignInHint';
import { HeartButton } from '../../ui/components/products/HeartButton';
import { ComparePage } from '../../ui/pages/ComparePage';
import { ListPage } from '../../ui/pages/ListPage';
import { CompareTray } from '../../ui/shell/CompareTray';
import { WishlistSidebar } from '../../ui/shell/WishlistSidebar';
import { ShopProvider } from '../../ui/state/shop-context';
import { compared, emptyList, listed, savedList, unreadList } from '../fixtures/lists';
import { longNamed } from '../fixtures/products';
import { storyShop } from '../fixtures/story-shop';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Lists',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const heart = (pressed: boolean): Story => ({
  render: () => (
    <div style={{ position: 'relative', width: 160, height: 160, background: 'var(--paper-deep)' }}>
      <HeartButton name="Kestrel Flight Bomber" pressed={pressed} onToggle={nothing} />
    </div>
  ),
});
export const Heart: Story = heart(false);
export const HeartOfASavedOne: Story = heart(true);

const page = (list: ComponentProps<typeof ListPage>['list']): Story => ({
  render: () => (
    <ListPage
      title="Wishlist"
      list={list}
      empty={{ title: 'Nothing saved yet', hint: 'Tap the heart on anything you like to save it here.' }}
      homePath="/"
      linkOf={() => '/p/1'}
    />
  ),
});
export const Wishlist: Story = page(savedList);
export const WishlistEmpty: Story = page(emptyList);
export const WishlistNotReadYet: Story = page(unreadList);

const sidebar = (list: ComponentProps<typeof WishlistSidebar>['list'], hint?: ReactNode): Story => ({
  render: () => (
    <WishlistSidebar
      open
      isOwn={false}
      onClose={nothing}
      list={list}
      hint={hint}
      path="/my-account/wishlist"
      linkOf={() => '/p/1'}
    />
  ),
});
export const Sidebar: Story = sidebar(savedList);
export const SidebarEmpty: Story = sidebar(emptyList);
export const SidebarOfAGuest: Story = sidebar(
  { items: listed.slice(0, 2), isLoaded: true },
  <ShopProvider shop={storyShop(true)}>
    <SignInHint />
  </ShopProvider>,
);
export const SidebarWithoutPrices: Story = sidebar({
  isLoaded: true,
  items: listed.map(({ price: _price, final_price: _final, original_price: _original, ...rest }) => rest),
});

const compare = (more: Partial<ComponentProps<typeof ComparePage>>): Story => ({
  render: () => (
    <ComparePage
      table={compared(3)}
      limit={4}
      candidates={listed.slice(3, 5)}
      homePath="/"
      linkOf={() => '/p/1'}
      onRemove={nothing}
      onAdd={nothing}
      onClear={nothing}
      {...more}
    />
  ),
});
export const Compare: Story = compare({});
export const CompareTwo: Story = compare({ table: compared(2), candidates: [] });
export const CompareOne: Story = compare({ table: compared(1) });
export const CompareFull: Story = compare({ table: compared(4) });
export const CompareEmpty: Story = compare({ table: { products: [], rows: [] }, candidates: [] });
export const CompareNotReadYet: Story = compare({ table: null });
export const CompareWithLongNames: Story = compare({
  table: {
    products: [1, 2].map((sku) => ({ ...longNamed, sku: String(sku), qty: 1, added_at: sku, store_code: 'us' })),
    rows: [
      {
        code: 'material',
        label: 'Oberflächenbeschaffenheit',
        values: [['Kunstfaserverstärkte Baumwollmischung'], ['Rindsleder, pflanzlich gegerbt und gewachst']],
        differs: true,
      },
    ],
  },
});
export const CompareOnlyDifferences: Story = {
  ...compare({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
  },
};
export const Tray: Story = {
  render: () => <CompareTray products={listed.slice(0, 3)} path="/compare" onRemove={nothing} />,
};
export const TrayFull: Story = {
  render: () => <CompareTray products={listed.slice(0, 4)} path="/compare" onRemove={nothing} />,
};
