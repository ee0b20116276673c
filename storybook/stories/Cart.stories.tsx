import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { BagNotes } from '../../ui/components/bag/BagNotes';
import { CartLine } from '../../ui/components/bag/CartLine';
import type { BagLines } from '../../ui/components/bag/CartLines';
import { keyOf } from '../../ui/components/products/line-state';
import { TotalsList } from '../../ui/components/bag/TotalsList';
import { GiftNote } from '../../ui/components/bag/GiftNote';
import { ChangeChoice } from '../../ui/pages/product/options/ChangeChoice';
import { OptionPicker } from '../../ui/pages/product/options/OptionPicker';
import { CartPage } from '../../ui/pages/CartPage';
import { SharedCartPage, type SharedCartState } from '../../ui/pages/SharedCartPage';
import { BagElsewhere } from '../../ui/components/bag/BagElsewhere';
import { Microcart } from '../../ui/shell/Microcart';
import { Notifications } from '../../ui/shell/notices/Notifications';
import { bagOf, noNotes } from '../fixtures/bag';
import { bomberView } from '../fixtures/products';
import { emptyCart, fullCart, line, secondLine, segments } from '../fixtures/cart';

const meta: Meta = { title: 'Shop/Cart' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const page = (cart: typeof fullCart, bag: Partial<BagLines> = {}, notes: ComponentProps<typeof BagNotes> = noNotes) => (
  <CartPage
    cart={cart}
    bag={bagOf({ items: cart.cartItems, isAnswering: cart.isSyncing, ...bag })}
    notes={notes}
    segments={cart.segments}
    homePath="/"
    checkoutPath="/checkout"
    onCoupon={() => Promise.resolve(true)}
    onCouponRemove={() => Promise.resolve()}
    giftCards={{ onApply: () => Promise.resolve(), onRemove: () => Promise.resolve() }}
    onShare={() => Promise.resolve('https://shop.example/cart/0f8fad5bd9cb469fa165')}
  />
);
const drawer = (bag: Partial<BagLines>, more: Partial<ComponentProps<typeof Microcart>> = {}) => (
  <Microcart
    open
    onClose={nothing}
    bag={bagOf(bag)}
    notes={noNotes}
    segments={segments}
    cartPath="/cart"
    checkoutPath="/checkout"
    {...more}
  />
);
const oneLine = (item: typeof line, more: Partial<ComponentProps<typeof CartLine>> = {}) => (
  <div style={{ padding: 24, maxWidth: 480 }}>
    <h2>Your bag</h2>
    <CartLine
      item={item}
      href="/p/1"
      min={1}
      max={10}
      taxIncluded={false}
      confirmRemoval
      onQuantity={nothing}
      onRemove={nothing}
      {...more}
    />
  </div>
);

export const ElsewhereInBag: Story = {
  render: () =>
    drawer({ items: [] }, { elsewhere: <BagElsewhere country="United Kingdom" units={2} path="/en/cart" /> }),
};
export const Line: Story = { render: () => oneLine(line) };
export const LineOutOfStock: Story = {
  render: () => oneLine({ ...line, errors: { stock: 'This one is sold out. Take it out to order the rest.' } }),
};
export const LineWithLongName: Story = {
  render: () =>
    oneLine({
      ...line,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze with an extraordinarily long name',
      price: 1234567.89,
    }),
};
export const Totals: Story = {
  render: () => (
    <div style={{ padding: 24, maxWidth: 400 }}>
      <TotalsList segments={segments} taxIncluded={false} />
    </div>
  ),
};
export const TotalsWithTaxInside: Story = {
  render: () => (
    <div style={{ padding: 24, maxWidth: 400 }}>
      <TotalsList segments={segments} taxIncluded />
    </div>
  ),
};
export const Page: Story = { render: () => page(fullCart) };
export const PageWhileSyncing: Story = { render: () => page({ ...fullCart, isSyncing: true }) };
export const EmptyPage: Story = { render: () => page(emptyCart) };
export const Drawer: Story = { render: () => drawer({}) };
export const EmptyDrawer: Story = { render: () => drawer({ items: [] }) };
export const LineAskingToRemove: Story = {
  render: () => oneLine(line),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
  },
};
export const LineWithoutPicture: Story = {
  render: () => {
    const { thumbnail: _none, ...bare } = line;
    return oneLine(bare);
  },
};
export const PageBeforeTheCartIsRead: Story = { render: () => page({ ...emptyCart, isLoaded: false }) };
export const PageWithProblems: Story = {
  render: () =>
    page({
      ...fullCart,
      coupon: null,
      cartItems: fullCart.cartItems.map((item) => ({ ...item, errors: { stock: 'This one is sold out.' } })),
    }),
};
export const FreeShipping: Story = {
  render: () => (
    <div style={{ padding: 24, maxWidth: 400 }}>
      <TotalsList
        segments={segments.map((segment) => (segment.code === 'shipping' ? { ...segment, value: 0 } : segment))}
        taxIncluded
      />
    </div>
  ),
};
export const NoTotalsYet: Story = {
  render: () => (
    <div style={{ padding: 24, maxWidth: 400 }}>
      <p>Totals come with the first line.</p>
      <TotalsList segments={[]} taxIncluded />
    </div>
  ),
};

export const LineSettling: Story = { render: () => oneLine({ ...line, qty: 3 }, { isAnswering: true }) };
export const LineWithHigherPrice: Story = { render: () => oneLine(line, { news: { priceWas: 139 } }) };
export const LineWithLowerPrice: Story = { render: () => oneLine(line, { news: { priceWas: 169 } }) };
export const LineWithRefusedQuantity: Story = { render: () => oneLine({ ...line, qty: 2 }, { news: { refused: 9 } }) };
export const LineTakenOut: Story = {
  render: () => page({ ...fullCart, cartItems: [secondLine] }, { removed: [{ item: line, place: 0 }] }),
};
export const LastLineTakenOut: Story = {
  render: () => page(emptyCart, { removed: [{ item: line, place: 0 }] }),
};
export const PageOffline: Story = { render: () => page(fullCart, {}, { ...noNotes, reach: 'offline' }) };
export const PageThatTheShopDoesNotKnow: Story = {
  render: () => page(fullCart, {}, { ...noNotes, reach: 'unreached' }),
};
export const PageWithSoldOutLines: Story = {
  render: () =>
    page(
      { ...fullCart, cartItems: [{ ...line, errors: { stock: 'AVAILABILITY_OUT_OF_STOCK' } }, secondLine] },
      { news: { [keyOf(secondLine)]: { priceWas: 119 } } },
      { ...noNotes, soldOut: 1 },
    ),
};
export const DrawerWithNotices: Story = {
  render: () =>
    drawer(
      { removed: [{ item: { ...line, sku: 'gone', name: 'Packable Windshell' }, place: 1 }] },
      {
        notes: { ...noNotes, reach: 'unreached' },
        notices: (
          <Notifications
            inPanel
            onDismiss={nothing}
            notifications={(['success', 'warning', 'error', 'info'] as const).map((type) => ({
              id: type,
              type,
              code: type,
              params: {},
              message: 'Kestrel Flight Bomber was added to your bag',
              timeToLive: 2000,
            }))}
          />
        ),
      },
    ),
};

type SharedProps = ComponentProps<typeof SharedCartPage>;
const { stock_qty: _left, ...plain } = secondLine;
const shared = (state: SharedCartState, adding: SharedProps['adding'] = 'idle'): StoryObj<SharedProps> => ({
  args: { shared: state, adding },
  argTypes: { adding: { control: 'inline-radio', options: ['idle', 'running', 'done', 'failed'] } },
  render: (args) => <SharedCartPage {...args} homePath="/" linkOf={() => '/p/1'} onAdd={nothing} onRetry={nothing} />,
});
const lentBag: SharedCartState = { kind: 'here', cart: { code: 'code', items: [line, plain], lost: 0 } };
export const Shared = shared({
  kind: 'here',
  cart: { code: 'code', items: [line, { ...plain, is_in_stock: false }], lost: 1 },
});
export const SharedLoading = shared({ kind: 'loading' });
export const SharedUnreached = shared({ kind: 'unreached' });
export const SharedNoMore = shared({ kind: 'gone' });
export const SharedBeingAdded = shared(lentBag, 'running');
export const SharedAdded = shared(lentBag, 'done');
export const SharedNotAdded = shared(lentBag, 'failed');
export const LineSavedForLater: Story = {
  render: () => page({ ...fullCart, cartItems: [secondLine] }, { removed: [{ item: line, place: 0, isSaved: true }] }),
};
const keepGift = () => Promise.resolve({});
export const NotAGift: Story = {
  render: () => <GiftNote gift={{ isGift: false, giftMessage: '' }} onChange={keepGift} />,
};
export const AGift: Story = {
  render: () => <GiftNote gift={{ isGift: true, giftMessage: 'Happy birthday, Maren!' }} onChange={keepGift} />,
};
const change = (more: Partial<ComponentProps<typeof ChangeChoice>> = {}) => (
  <ChangeChoice
    view={bomberView}
    isBusy={false}
    Picker={OptionPicker}
    onChoose={nothing}
    onTake={nothing}
    onClose={nothing}
    {...more}
  />
);
export const ChangingALine: Story = { render: () => change() };
export const ChangingALineFailed: Story = { render: () => change({ problem: 'Kestrel Flight Bomber is sold out.' }) };
