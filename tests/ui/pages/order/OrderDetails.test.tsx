import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { CustomerOrder } from '../../../../core/account';
import {
  bloggerOrder,
  canceledOrder,
  cashOrder,
  deliveredOrder,
  ORDERS_READ_AT,
  refundedOrder,
  returnedOrder,
  sentOrder,
  transferOrder,
  unpaidOrder,
} from '../../../../storybook/fixtures/orders';
import { ORDER_INVOICES } from '../../../../storybook/fixtures/invoices';
import { OrderDetails } from '../../../../ui/pages/order/OrderDetails';
import { OrderSpeech } from '../../../../ui/text/order-text';
import orderEn from '../../../../ui/text/messages/en/order.json';
import type { OrderDetailsProps } from '../../../../ui/pages/order/OrderDetails';
import { OrderItem } from '../../../../ui/pages/account/OrderItem';
import { renderPage } from '../../render-page';

const spoken = (shown: ReactNode) => (
  <OrderSpeech messages={orderEn} locale="en-US">
    {shown}
  </OrderSpeech>
);

function show(order: CustomerOrder, more: Partial<OrderDetailsProps> = {}) {
  const copied: string[] = [];
  const page = renderPage(
    spoken(
      <OrderDetails
        order={order}
        now={ORDERS_READ_AT}
        linkOf={({ sku }) => `/p/${sku}`}
        onCopy={(text) => copied.push(text)}
        again={<button type="button">Order again</button>}
        {...more}
      />,
    ),
  );
  return { ...page, copied };
}

function deedsOf() {
  const asked: unknown[] = [];
  const note = (what: unknown) => {
    asked.push(what);
    return Promise.resolve(undefined);
  };
  const deeds = {
    onCancel: async () => {
      await note('cancel');
      return true;
    },
    onReturn: note,
    onAccount: async () => {
      await note('account');
    },
    onPay: note,
  };
  return { asked, deeds };
}

const allowing = (order: CustomerOrder, may: Partial<CustomerOrder['may']>): CustomerOrder => ({
  ...order,
  may: { ...order.may, ...may },
});
const actionsOf = () => [...screen.getByTestId('order-actions').children].map((one) => one.textContent);

describe('the details of an order (A §2.9, §4.8)', () => {
  it('include items, totals, delivery with a number to copy, payment, customer and addresses', async () => {
    const { user, copied } = show(sentOrder);
    expect(screen.getAllByTestId('order-line')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Terrace Hoodie' })).toHaveAttribute('href', '/p/TERRACE-HOODIE');
    expect(screen.getByTestId('total-gift')).toHaveTextContent('Gift-$10.00');
    expect(screen.getByTestId('total-bonuses')).toHaveTextContent('Bonuses-$20.00');
    expect(screen.getByTestId('total-grand_total')).toHaveTextContent('$446.00');
    expect(screen.getByTestId('order-paid')).toHaveTextContent('Paid');
    expect(screen.getByText('+1 212-555-0110')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track parcel VT100042US' })).toHaveAttribute(
      'href',
      'https://track.example/VT100042US',
    );
    await user.click(screen.getByRole('button', { name: 'Copy: Tracking number' }));
    expect(copied).toEqual(['VT100042US']);
  });

  it.each(['Ships to', 'Billed to'])('include name and street of the address: %s', (name) => {
    show(sentOrder);
    const fact = screen.getByText(name).parentElement;
    expect(fact).toHaveTextContent(`${name}Ada Whitfield48 Mercer StreetNew York`);
  });

  it('link to the payment only while it is not paid', () => {
    show(unpaidOrder);
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/order-100040');
  });

  it.each([
    ['none while it awaits payment on a page', unpaidOrder, 0],
    ['none by bank transfer', transferOrder, 0],
    ['first one for an order that needs no payment', cashOrder, 1],
  ])('show the expected date: %s', (_how, order, days) => {
    show(order);
    expect(screen.queryAllByText(/^Expected /)).toHaveLength(days);
  });

  describe('opened in the accordion', () => {
    const open = (order: CustomerOrder) =>
      renderPage(
        <ul>
          <OrderItem order={order} now={ORDERS_READ_AT} isOpen onToggle={() => undefined}>
            {spoken(<OrderDetails order={order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={() => undefined} />)}
          </OrderItem>
        </ul>,
      );
    const head = () => screen.getByRole('button', { expanded: true });

    it.each([
      ['on a payment page', unpaidOrder],
      ['by bank transfer', transferOrder],
    ])('show once that it is not paid: %s', (_how, order) => {
      open(order);
      expect(screen.getAllByText('Not paid yet')).toHaveLength(1);
    });

    it('show status and items once, below the number', () => {
      open(sentOrder);
      expect(head()).toHaveTextContent(`Order ${sentOrder.increment_id}`);
      expect(head().querySelector('img')).toBeNull();
      expect(screen.getAllByText('On its way')).toHaveLength(1);
      expect(screen.getByTestId('order-details').querySelectorAll('img')).toHaveLength(sentOrder.products.length);
    });

    it('show once that it was cancelled', () => {
      open(canceledOrder);
      expect(screen.getAllByText('Cancelled')).toHaveLength(1);
    });
  });

  it('have no payment method once it is paid, even if the shop still names one', () => {
    show({ ...sentOrder, payment_link: '/pay/order-100042' });
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  it('show the account for the transfer', () => {
    show(transferOrder);
    expect(screen.getByTestId('bank-transfer')).toHaveTextContent('GB82 WEST 1234 5698 7654 32');
  });

  it('show that it was cancelled and, if known, why; there is no delivery then', () => {
    show(canceledOrder);
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByTestId('cancel-reason')).toHaveTextContent('The last piece had a fault');
    expect(screen.queryByTestId('delivery-status')).not.toBeInTheDocument();
    expect(screen.queryByTestId('order-paid')).not.toBeInTheDocument();
  });

  it('mark returned items', () => {
    show(returnedOrder);
    const marks = screen.getAllByTestId('order-line').map((line) => within(line).queryByText('Returned') !== null);
    expect(marks).toEqual([true, true, false, false, false]);
  });

  it('offer the available documents', () => {
    const { invoice, receipt } = deliveredOrder;
    for (const papers of [
      { invoice, receipt },
      { invoice: null, receipt },
      { invoice, receipt: null },
      { invoice: null, receipt: null },
    ]) {
      const { unmount } = show({ ...deliveredOrder, ...papers });
      const paper = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
      expect({ invoice: paper('Invoice (PDF)'), receipt: paper('Receipt (PDF)') }).toEqual(papers);
      expect(screen.queryAllByText('Documents')).toHaveLength(
        papers.invoice === null && papers.receipt === null ? 0 : 1,
      );
      unmount();
    }
  });

  it('offer each numbered document as PDF', () => {
    show({ ...deliveredOrder, invoice: null, receipt: null, invoices: [...ORDER_INVOICES] });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Invoice INV-2026-00042 (PDF)')).toBe('#INV-2026-00042-pdf');
    expect(href('Credit note CN-2026-00007 (PDF)')).toBe('#CN-2026-00007-pdf');
  });

  it('show a blogger the payout: being confirmed, and on account once it was sent', () => {
    const { unmount } = show(bloggerOrder);
    expect(screen.getByText('Being confirmed')).toBeInTheDocument();
    expect(screen.getByText('Profit: $44.60')).toBeInTheDocument();
    unmount();
    show({ ...bloggerOrder, royalty: { sum: 44.6, bonus: 10, currency: 'USD', sent: true, file: null } });
    expect(screen.getByText('On account')).toBeInTheDocument();
  });

  it('are in the currency of the order, whatever the store has', () => {
    show({ ...sentOrder, currency: 'EUR' });
    expect(screen.getByTestId('total-grand_total')).toHaveTextContent('€446.00');
  });

  it('show the carrier and number set by staff next to the shipping method', () => {
    show({ ...sentOrder, delivery: { ...sentOrder.delivery, title: 'Parcel Co', carrier: 'Parcel Co' } });
    expect(screen.getByText('Delivery').parentElement).toHaveTextContent('DeliveryStandard deliveryCarrier: Parcel Co');
  });

  it('omit the delivery if nothing is delivered', () => {
    const { shipping_method: _, ...order } = sentOrder;
    const nowhere = { ...order.customer.shipping_address, name: 'Dana Shopper', address: '', city: '', zip: '' };
    const customer = { ...order.customer, shipping_address: nowhere };
    show({ ...order, customer, delivery: { ...order.delivery, title: '', carrier: null, number: null } });
    expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
    expect(screen.queryByText('Dana Shopper')).not.toBeInTheDocument();
  });

  it('show the amount of cash on delivery', () => {
    show(cashOrder);
    expect(screen.getByTestId('order-paid')).toHaveTextContent('Pay on delivery: $446.00');
    expect(screen.queryByText('Not paid yet')).not.toBeInTheDocument();
  });

  it('show each refund with its amount, date, reason and method, and the rest', () => {
    show(refundedOrder);
    expect(screen.getByTestId('order-paid')).toHaveTextContent('Partly refunded: $158.00');
    expect(screen.getByTestId('total-refunded')).toHaveTextContent('Refunded-$158.00');
    expect(screen.getByTestId('total-rest')).toHaveTextContent('$288.00');
    expect(screen.getByTestId('refund')).toHaveTextContent(
      /^\$158\.00 · November 21.*Returned: Terrace Hoodie.*your original payment method/,
    );
  });

  it('name no payment method for a free order', () => {
    show({ ...cashOrder, promo: true });
    expect(screen.getByText('Free order')).toBeInTheDocument();
    expect(screen.queryByText('Cash on delivery')).not.toBeInTheDocument();
  });
});

describe('the actions on an order', () => {
  const ALL = { cancel: true, return: [{ sku: 'TERRACE-HOODIE', qty: 2 }], again: true } as const;

  it('start with paying, then the parcel, returning and cancelling; reordering comes last', () => {
    const { deeds } = deedsOf();
    const open = allowing({ ...sentOrder, paid: false, payment_link: '/pay/1' }, { ...ALL, return: [...ALL.return] });
    show(open, { deeds });
    expect(actionsOf()).toEqual(['Pay now', 'Track the parcel', 'Return items', 'Cancel the order', 'Order again']);
  });

  it('exclude those that the shop does not allow, and reordering an unfinished order', () => {
    show(sentOrder, deedsOf());
    expect(actionsOf()).toEqual(['Track the parcel']);
  });

  it('allow changes only to shoppers who have proven that it is theirs', () => {
    show(allowing(deliveredOrder, { ...ALL, return: [...ALL.return], account: true }));
    expect(actionsOf()).toEqual(['Order again']);
    expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it('cancel after a confirmation', async () => {
    const { asked, deeds } = deedsOf();
    const { user } = show(allowing(cashOrder, { cancel: true }), { deeds });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByText(orderEn['cancel.sure'])).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toHaveFocus();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(asked).toEqual(['cancel']);
  });

  it('return focus to the cancel button if the shop did not respond', async () => {
    const deeds = { ...deedsOf().deeds, onCancel: () => Promise.resolve(false) };
    const { user } = show(allowing(cashOrder, { cancel: true }), { deeds });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toHaveFocus();
  });

  it('return some units of a line, with a reason', async () => {
    const { asked, deeds } = deedsOf();
    const order = allowing(deliveredOrder, { return: [...ALL.return], return_until: '2026-12-18T12:00:00.000Z' });
    const { user } = show(order, { deeds });
    expect(screen.getByText(/until December 18, 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: orderEn['return.close'] }));
    expect(screen.getByRole('button', { name: 'Return items' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: /(^More of .*Terrace Hoodie)/ }));
    await user.selectOptions(screen.getByLabelText(/Why/), 'Too small');
    await user.click(screen.getByRole('button', { name: 'Start the return' }));
    expect(asked).toEqual([{ lines: [{ sku: 'TERRACE-HOODIE', qty: 1 }], reason: 'too-small' }]);
  });

  it('link staff to the back office and to the merchant’s external system, but not shoppers', async () => {
    const { unmount } = show(sentOrder);
    expect(screen.queryByTestId('order-office')).not.toBeInTheDocument();
    unmount();
    const office = { path: '/manage/orders/100042', link: 'https://office.example/orders/100042' };
    const other = show({ ...sentOrder, office });
    expect(screen.getByRole('link', { name: 'Open in the back office' })).toHaveAttribute('href', office.path);
    expect(screen.getByRole('link', { name: 'Open in your own system' })).toHaveAttribute('href', office.link);
    other.unmount();
    let opened = 0;
    const acting = show({ ...sentOrder, office }, { onOffice: () => (opened += 1) });
    await acting.user.click(screen.getByRole('button', { name: 'Open in the back office' }));
    expect(opened).toBe(1);
  });
});
