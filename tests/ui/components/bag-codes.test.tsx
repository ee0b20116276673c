import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError, type CartState, type Coupon, type TotalSegment } from '../../../core/shopper';
import { fullCart } from '../../../storybook/fixtures/cart';
import { BagCodes } from '../../../ui/components/bag/BagCodes';
import { renderPage } from '../render-page';

const refused = (reason: string) => new ShopError('request-rejected', { params: { message: '', reason } });

type Totals = CartState['totals'];
const totalsWith = (coupon: object) => ({ ...fullCart.totals, rules: { coupon } }) as Totals; // sound: other members are not read

interface Setting {
  readonly coupon?: Coupon | null;
  readonly isCoupon?: boolean;
  readonly items?: CartState['cartItems'];
  readonly onCard?: (code: string) => Promise<void>;
  readonly paid?: readonly TotalSegment[];
  readonly totals?: Totals;
}
const setup = ({
  coupon = null,
  isCoupon = false,
  items = fullCart.cartItems,
  onCard = () => Promise.resolve(),
  paid = fullCart.segments,
  totals = fullCart.totals,
}: Setting = {}) => {
  const onCoupon = vi.fn<(code: string) => Promise<boolean>>(() => Promise.resolve(isCoupon));
  const onApply = vi.fn<(code: string) => Promise<void>>(onCard);
  const rendered = renderPage(
    <BagCodes
      cart={{ ...fullCart, coupon, cartItems: items, segments: paid, totals }}
      onCoupon={onCoupon}
      onCouponRemove={() => Promise.resolve()}
      giftCards={{ onApply, onRemove: () => Promise.resolve() }}
    />,
  );
  return { onCoupon, onApply, ...rendered };
};
const type = async ({ user }: ReturnType<typeof setup>, code: string) => {
  await user.click(screen.getByRole('button', { name: 'Have a coupon or gift card?' }));
  await user.type(screen.getByLabelText('Coupon or gift card'), `${code}{Enter}`);
};
const note = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const text = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the code field', () => {
  it('accepts a coupon without trying it as a gift card', async () => {
    const opened = setup({ isCoupon: true });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await type(opened, 'WELCOME10');
    expect(text()).toBe('Coupon WELCOME10 applied.');
    expect(opened.onApply).not.toHaveBeenCalled();
  });

  it('reports that the bag does not meet the terms of a coupon, until it gives a discount', () => {
    const coupon = { code: 'NORTH', active: true };
    const totals = totalsWith({ type: 'percent', value: 10, skus: [] });
    const hint = 'NORTH gives no discount on this bag yet: add more of the items it applies to.';
    const [subtotal] = fullCart.segments;
    const paid = subtotal === undefined ? [] : [subtotal];
    const { unmount } = setup({ coupon, totals, paid });
    expect(screen.getByText(hint)).toBeInTheDocument();
    unmount();
    setup({ coupon, totals, paid: [...paid, { code: 'discount', title: 'Discount', value: -5 }] });
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('explains what a coupon does not apply to if the bag contains gift cards', async () => {
    const [line] = fullCart.cartItems;
    if (line === undefined) throw new Error('No line');
    const card = { ...line, gift_card: true };
    const coupon = { code: 'WELCOME10', active: true };
    const none = 'WELCOME10 gives no discount on this bag: it does not apply to gift cards.';
    const { unmount } = setup({ coupon, items: [card] });
    expect(screen.getByText(none)).toBeInTheDocument();
    unmount();
    const mixed = setup({ coupon, items: [line, card] });
    expect(screen.getByText('WELCOME10 applies to everything in your bag except gift cards.')).toBeInTheDocument();
    mixed.unmount();
    const opened = setup({ isCoupon: true, items: [card] });
    await type(opened, 'WELCOME10');
    expect(text()).toBe(none);
  });

  it('reports that a blogger’s code gives no discount if none is set', () => {
    setup({ coupon: { code: 'LOTTE', active: true }, totals: totalsWith({ type: 'percent', value: 0 }) });
    expect(screen.getByText(/LOTTE is applied. It gives no discount/)).toBeInTheDocument();
  });

  it('accepts a gift card as well, and has space for another one', async () => {
    const opened = setup();
    await type(opened, '7K2M-AAAA');
    expect(opened.onApply.mock.calls).toEqual([['7K2M-AAAA']]);
    expect(text()).toBe('Gift card applied. It covers this bag.');
    expect(screen.getByLabelText('Coupon or gift card')).toHaveValue('');
  });

  it('shows how much of the bag a gift card pays, and the rest', async () => {
    const part = [
      { code: 'gift_card', title: 'Gift card', value: -50 },
      { code: 'grand_total', title: 'Total', value: 223.52 },
    ];
    const opened = setup({ paid: part });
    await type(opened, '7K2M-AAAA');
    expect(text()).toBe('Gift cards cover $50.00 of this bag. Left to pay: $223.52.');
  });

  it('tries a code in gift card format as a gift card first', async () => {
    const opened = setup();
    await type(opened, '7K2M-AAAA-BBBB-CCCC');
    expect(opened.onApply).toHaveBeenCalledTimes(1);
    expect(opened.onCoupon).not.toHaveBeenCalled();
  });

  it('reports an unknown code, and a spent card', async () => {
    const reasons = ['gift_card_unknown', 'gift_card_used_up'];
    const opened = setup({ onCard: () => Promise.reject(refused(reasons.shift() ?? '')) });
    await type(opened, 'NOPE');
    expect(note()).toBe('NOPE is not a valid coupon or gift card for this bag. Check the code and try again.');
    expect(screen.getByLabelText('Coupon or gift card')).toBeInvalid();
    await opened.user.keyboard('{Enter}');
    expect(note()).toBe('This gift card has no balance left.');
  });

  it('accepts only gift cards once a coupon is applied', () => {
    setup({ coupon: { code: 'TEN', active: true } });
    expect(screen.queryByRole('button', { name: 'Have a coupon or gift card?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Have a gift card?' })).toBeInTheDocument();
  });
});
