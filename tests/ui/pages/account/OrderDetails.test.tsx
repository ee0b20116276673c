import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomerOrder } from '../../../../core';
import {
  bloggerOrder,
  canceledOrder,
  deliveredOrder,
  ORDERS_READ_AT,
  returnedOrder,
  sentOrder,
  transferOrder,
  unpaidOrder,
} from '../../../../storybook/fixtures/orders';
import { OrderDetails } from '../../../../ui/pages/account/OrderDetails';
import { OrderItem } from '../../../../ui/pages/account/OrderItem';
import { renderPage } from '../../render-page';

function show(order: CustomerOrder) {
  const copied: string[] = [];
  const page = renderPage(
    <OrderDetails
      order={order}
      now={ORDERS_READ_AT}
      linkOf={({ sku }) => `/p/${sku}`}
      onCopy={(text) => copied.push(text)}
    />,
  );
  return { ...page, copied };
}

describe('the details of an order (A §2.9, §4.8)', () => {
  it('are items, totals, delivery with its number to copy, payment, customer and addresses', async () => {
    const { user, copied } = show(sentOrder);
    expect(screen.getAllByTestId('order-line')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Terrace Hoodie' })).toHaveAttribute('href', '/p/TERRACE-HOODIE');
    expect(screen.getByTestId('total-gift')).toHaveTextContent('Gift-$10.00');
    expect(screen.getByTestId('total-bonuses')).toHaveTextContent('Bonuses-$20.00');
    expect(screen.getByTestId('total-grand_total')).toHaveTextContent('$446.00');
    expect(screen.getByTestId('order-paid')).toHaveTextContent('Paid');
    expect(screen.getByText('+1 212-555-0110')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Follow the parcel VT100042US' })).toHaveAttribute(
      'href',
      'https://track.example/VT100042US',
    );
    await user.click(screen.getByRole('button', { name: 'Copy: Tracking number' }));
    expect(copied).toEqual(['VT100042US']);
  });

  it.each(['Goes to', 'Billed to'])('name person and street of the address: %s', (name) => {
    show(sentOrder);
    const fact = screen.getByText(name).parentElement;
    expect(fact).toHaveTextContent(`${name}Ada Whitfield48 Mercer StreetNew York`);
  });

  it('lead to the payment only while it is not paid', () => {
    show(unpaidOrder);
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/order-100040');
  });

  it.each([
    ['while it waits for its payment none', unpaidOrder, 0],
    ['by bank transfer one', transferOrder, 1],
  ])('name the day on which it is expected: %s', (_how, order, days) => {
    show(order);
    expect(screen.queryAllByText(/^Expected /)).toHaveLength(days);
  });

  describe('open in the accordion', () => {
    const open = (order: CustomerOrder) =>
      renderPage(
        <ul>
          <OrderItem order={order} sequence={7} now={ORDERS_READ_AT} isOpen onToggle={() => undefined}>
            <OrderDetails order={order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={() => undefined} />
          </OrderItem>
        </ul>,
      );
    const head = () => screen.getByRole('button', { expanded: true });

    it.each([
      ['on a payment page', unpaidOrder],
      ['by bank transfer', transferOrder],
    ])('say once that it is not paid: %s', (_how, order) => {
      open(order);
      expect(screen.getAllByText('Not paid yet')).toHaveLength(1);
    });

    it('show once how it stands and what was ordered, below the number', () => {
      open(sentOrder);
      expect(head()).toHaveTextContent(`Order ${sentOrder.increment_id}No. 7`);
      expect(head().querySelector('img')).toBeNull();
      expect(screen.getAllByText('On its way')).toHaveLength(1);
      expect(screen.getByTestId('order-details').querySelectorAll('img')).toHaveLength(sentOrder.products.length);
    });

    it('say once that it was cancelled', () => {
      open(canceledOrder);
      expect(screen.getAllByText('Cancelled')).toHaveLength(1);
    });
  });

  it('have no way to pay once it is paid, even if the shop still names one', () => {
    show({ ...sentOrder, payment_link: '/pay/order-100042' });
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  it('say where to transfer the money to', () => {
    show(transferOrder);
    expect(screen.getByTestId('bank-transfer')).toHaveTextContent('GB82 WEST 1234 5698 7654 32');
  });

  it('say that it was cancelled and, where the shop says it, why; there is no delivery then', () => {
    show(canceledOrder);
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByTestId('cancel-reason')).toHaveTextContent('The last piece had a fault');
    expect(screen.queryByTestId('delivery-status')).not.toBeInTheDocument();
    expect(screen.queryByTestId('order-paid')).not.toBeInTheDocument();
  });

  it('mark what was sent back', () => {
    show(returnedOrder);
    const marks = screen.getAllByTestId('order-line').map((line) => within(line).queryByText('Returned') !== null);
    expect(marks).toEqual([true, true, false, false, false]);
  });

  it('offer the papers that there are', () => {
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
      expect(screen.queryAllByText('Papers')).toHaveLength(papers.invoice === null && papers.receipt === null ? 0 : 1);
      unmount();
    }
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
});
