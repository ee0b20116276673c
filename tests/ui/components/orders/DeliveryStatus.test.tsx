import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActiveOrders } from '../../../../ui/components/orders/ActiveOrders';
import { DeliveryStatus } from '../../../../ui/components/orders/DeliveryStatus';
import { renderPage } from '../../render-page';
import { Speaking } from '../../speaking';

const NOW = Date.UTC(2026, 10, 22, 12);
const shown = (element: ReactElement) => render(element, { wrapper: Speaking });

describe('the delivery widget (A §2.10)', () => {
  it('shows date, state and step, to sighted users and screen readers', () => {
    shown(
      <DeliveryStatus facts={{ order_status: 'D' }} moment={{ delivered_at: null, days_to_delivery: 4 }} now={NOW} />,
    );
    expect(screen.getByTestId('delivery-status')).toHaveTextContent('On its wayExpected November 26');
    const bar = screen.getByRole('progressbar', { name: 'Delivery' });
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuemax', '5');
    expect(bar).toHaveAttribute('aria-valuetext', 'On its way: step 3 of 5');
  });

  it('shows the arrival date with its year if that is another one', () => {
    const moment = { delivered_at: '2025-12-03T12:00:00.000Z', days_to_delivery: null };
    shown(<DeliveryStatus facts={{ order_status: 'J' }} moment={moment} now={NOW} />);
    expect(screen.getByTestId('delivery-status')).toHaveTextContent('DeliveredArrived December 3, 2025');
  });

  it('counts from the payment if it is shipped only then, before and after it is paid', () => {
    const moment = { delivered_at: null, days_to_delivery: null, after_payment: { min: 2, max: 4 } };
    const words = 'Expected 2–4 working days after your payment';
    const bank = { order_status: 'N', paid: false, canceled: false, bank_account: {} };
    const { rerender } = shown(<DeliveryStatus facts={bank} moment={moment} now={NOW} />);
    expect(screen.getByTestId('delivery-status')).toHaveTextContent(words);
    rerender(<DeliveryStatus facts={{ order_status: 'N', paid: true }} moment={moment} now={NOW} />);
    expect(screen.getByTestId('delivery-status')).toHaveTextContent(words);
  });

  it('shows when it is ready for pickup', () => {
    const arrival = { earliest: '2026-11-24', latest: '2026-11-25' };
    const moment = { delivered_at: null, days_to_delivery: 3, arrival, isPickedUp: true };
    shown(<DeliveryStatus facts={{ order_status: 'N' }} moment={moment} now={NOW} />);
    expect(screen.getByTestId('delivery-status')).toHaveTextContent(/Ready by Wed, Nov 25$/);
  });

  it('follows a stage that the shop has set, not the letter', () => {
    shown(<DeliveryStatus facts={{ order_status: 'D', stage: 4 }} />);
    expect(screen.getByTestId('delivery-status')).toHaveTextContent('About to arrive');
  });

  it('shows its five step names as a page header, and nowhere else', () => {
    const names = () => [...screen.getByRole('progressbar').children].map((step) => step.getAttribute('data-name'));
    const { unmount } = shown(<DeliveryStatus facts={{ order_status: 'D' }} isLarge />);
    expect(names()).toEqual(['Accepted', 'Being packed', 'On its way', 'About to arrive', 'Delivered']);
    unmount();
    shown(<DeliveryStatus facts={{ order_status: 'D' }} />);
    expect(names()).toEqual([null, null, null, null, null]);
  });

  it('is hidden for a cancelled order', () => {
    shown(<DeliveryStatus facts={{ order_status: 'D', canceled: true }} />);
    expect(screen.queryByTestId('delivery-status')).not.toBeInTheDocument();
  });
});

describe('orders in progress (A §2.5)', () => {
  const order = (increment_id: string, stage: number, canceled = false) => ({ increment_id, stage, canceled });

  it('are at most three, each with a link; delivered and cancelled ones are excluded', () => {
    const orders = [order('6', 1), order('5', 5), order('4', 3, true), order('3', 0), order('2', 4), order('1', 2)];
    renderPage(<ActiveOrders orders={orders} hrefOf={(number) => `/my-account/orders/${number}`} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Order 6', 'Order 3', 'Order 2']);
    expect(links[0]).toHaveAttribute('href', '/my-account/orders/6');
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  });

  it('close their panel when the shopper opens one', async () => {
    const onGo = vi.fn<() => void>();
    const { user } = renderPage(<ActiveOrders orders={[order('1', 2)]} hrefOf={() => '/'} onGo={onGo} />);
    await user.click(screen.getByRole('link', { name: 'Order 1' }));
    expect(onGo).toHaveBeenCalledTimes(1);
  });

  it('render nothing if there are none', () => {
    renderPage(<ActiveOrders orders={[order('5', 5)]} hrefOf={() => '/'} />);
    expect(screen.queryByTestId('active-orders')).not.toBeInTheDocument();
  });
});
