import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from '../../ui/components/CartLine';
import { TotalsList } from '../../ui/components/TotalsList';
import { CartPage } from '../../ui/pages/CartPage';
import { Microcart } from '../../ui/shell/Microcart';
import { emptyCart, fullCart, line, segments } from '../fixtures/cart';

const meta: Meta = { title: 'Shop/Cart' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const common = {
  taxIncluded: false,
  confirmRemoval: true,
  max: 100,
  linkOf: () => '/p/1',
  onQuantity: nothing,
  onRemove: nothing,
  checkoutPath: '/checkout',
} as const;
const page = (cart: typeof fullCart) => (
  <CartPage
    cart={cart}
    segments={cart.segments}
    homePath="/"
    onCoupon={() => Promise.resolve(true)}
    onCouponRemove={nothing}
    {...common}
  />
);
const oneLine = (item: typeof line) => (
  <div style={{ padding: 24, maxWidth: 480 }}>
    <h2>Your bag</h2>
    <CartLine
      item={item}
      href="/p/1"
      max={10}
      taxIncluded={false}
      confirmRemoval
      onQuantity={nothing}
      onRemove={nothing}
    />
  </div>
);

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
export const Drawer: Story = {
  render: () => (
    <Microcart open onClose={nothing} items={fullCart.cartItems} segments={segments} cartPath="/cart" {...common} />
  ),
};
export const EmptyDrawer: Story = {
  render: () => <Microcart open onClose={nothing} items={[]} segments={[]} cartPath="/cart" {...common} />,
};
/** Removing asks first; the answer that removes has the focus. */
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
