import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UnpaidOrder } from '../../../../ui/pages/checkout/UnpaidNote';
import { setup } from './open-checkout-page';

const kept: UnpaidOrder = { state: 'kept', number: '100003', payPath: '/pay/o', path: '/successful-payment?order=o' };
const note = () => screen.getByTestId('unpaid-order');
const scrolled = vi.fn();

describe('an order whose payment page was left', () => {
  afterEach(() => scrolled.mockReset());
  Element.prototype.scrollIntoView = scrolled;

  it('is shown as unpaid and reserved, with links to pay it or change the method, and scrolls into view', () => {
    setup({ props: { unpaid: kept } });
    expect(note()).toHaveTextContent(/^You have not paid\. Order 100003 and your bag are unchanged/);
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/o');
    expect(screen.getByRole('link', { name: 'Change payment method' })).toHaveAttribute('href', '#step-3');
    expect(document.querySelector('#step-3')).toHaveTextContent('Payment');
    expect(screen.getByRole('link', { name: 'View payment status' })).toHaveAttribute('href', kept.path);
    expect(note()).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it("scrolls into view when the page is restored from the browser's cache, unless the shopper is typing", () => {
    setup({ props: { unpaid: kept } });
    scrolled.mockReset();
    act(() => screen.getByRole('textbox', { name: /^First name/ }).focus());
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => screen.getByTestId('place-order').focus());
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is shown as cancelled if leaving the payment ended it', () => {
    setup({ props: { unpaid: { state: 'canceled', number: '100003' } } });
    expect(note()).toHaveTextContent(
      'You have not paid. Order 100003 is cancelled, nothing was charged, and your bag is as it was.',
    );
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });
});
