import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Confirmation } from '../../../core/shopper';
import type { OrderNews } from '../../../ui/hooks/use-confirmation';
import { ThankYouPage } from '../../../ui/pages/ThankYouPage';
import { renderPage } from '../render-page';

describe('ThankYouPage', () => {
  const setupThanks = (state: OrderNews['state'], online = true, payPath?: string, isInCart = true) => {
    const onSendNow = vi.fn<() => void>();
    const onAskAgain = vi.fn<() => void>();
    const news: OrderNews =
      state === 'unknown' || state === 'unreached' || state === 'none'
        ? { state }
        : { order_id: 'o', number: 'V-7', email: 'ada@shop.test', state, in_cart: isInCart };
    const rendered = renderPage(
      <ThankYouPage
        news={news}
        homePath="/"
        checkoutPath="/checkout"
        orderPath="/my-account/orders/V-7"
        payPath={payPath}
        online={online}
        onSendNow={onSendNow}
        onAskAgain={onAskAgain}
      />,
    );
    return { onSendNow, onAskAgain, ...rendered };
  };
  it.each([
    ['placed', 'Thank you', 'Your order V-7 is placed. A confirmation is on its way to ada@shop.test.'],
    ['paid', 'Thank you', 'Your order V-7 is paid. A confirmation is on its way to ada@shop.test.'],
    ['queued', 'Order waiting!', /^Your order is saved on this device and sent automatically as soon as/],
    ['waiting', 'Not paid yet', 'We have your order V-7, but no payment yet.'],
    ['declined', 'Payment did not go through', 'The payment for your order V-7 was declined and nothing was charged.'],
    ['canceled', 'Order not placed', 'The order could not be placed and was cancelled. Nothing was charged.'],
    ['refunded', 'Your payment is being refunded', 'the full amount is refunded to your original payment method.'],
    ['unknown', 'One moment', 'We are checking your order.'],
    ['unreached', 'One moment', 'We cannot check your order right now.'],
    ['none', 'Order not placed', 'There is no order to show here.'],
  ] as const)('describes an order that is %s correctly', (state, title, sentence) => {
    setupThanks(state);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });
  it.each([
    ['placed', 'Your order V-7 is placed.'],
    ['paid', 'Your order V-7 is paid.'],
  ] as const)('shows no email address if an order that is %s has none', (state, sentence) => {
    renderPage(
      <ThankYouPage
        news={{ order_id: 'o', number: 'V-7', email: '', state }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={() => undefined}
        onAskAgain={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });
  it.each([
    ['placed', 'Your order V-7 is placed.'],
    ['paid', 'Your order V-7 is paid. A confirmation is on its way to ada@shop.test.'],
  ] as const)('announces no email if none was sent for an order that is %s', (state, sentence) => {
    renderPage(
      <ThankYouPage
        news={{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state, mail_left_out: true }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={() => undefined}
        onAskAgain={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });
  it.each(['canceled', 'refunded', 'unknown', 'unreached', 'none', 'waiting', 'declined', 'queued'] as const)(
    'announces no parcel for an order that is %s',
    (state) => {
      setupThanks(state);
      expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
    },
  );
  it.each(['placed', 'paid', 'waiting'] as const)(
    'mentions the requested account of an order that is %s, and lets its owner sign in',
    async (state) => {
      const onSignIn = vi.fn<(contact: string) => void>();
      const page = (requested: boolean, signIn?: typeof onSignIn) => (
        <ThankYouPage
          news={{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state, account_wished: requested }}
          homePath="/"
          checkoutPath="/checkout"
          online
          onSendNow={() => undefined}
          onAskAgain={() => undefined}
          onSignIn={signIn}
        />
      );
      const { user, unmount } = renderPage(page(true, onSignIn));
      expect(screen.getByTestId('thanks-account')).toHaveTextContent(
        'You asked for an account. Please see our e-mail to ada@shop.test.',
      );
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(onSignIn).toHaveBeenCalledWith('ada@shop.test');
      unmount();
      for (const other of [page(false, onSignIn), page(true)]) {
        const shown = renderPage(other);
        expect(screen.queryByTestId('thanks-account')).not.toBeInTheDocument();
        shown.unmount();
      }
    },
  );
  it('mentions neither a parcel nor returns for virtual items, and refers to the pending message', () => {
    renderPage(
      <ThankYouPage
        news={{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state: 'placed', is_virtual: true }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={() => undefined}
        onAskAgain={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Everything you need is in the message on its way to you.',
    ]);
  });
  it.each([
    [{ booked: 'all', is_virtual: true }, ['We contact you to arrange how and when your booking takes place.']],
    [
      { booked: 'some', is_virtual: true },
      [
        'Everything you need is in the message on its way to you.',
        'We contact you to arrange how and when your booking takes place.',
      ],
    ],
    [
      { booked: 'some' },
      [
        'We pack your order.',
        'We send you the tracking number.',
        'We contact you to arrange how and when your booking takes place.',
        'Thirty days to change your mind.',
      ],
    ],
  ] as const)('says that the shop will write about a booking: %j', (order, steps) => {
    renderPage(
      <ThankYouPage
        news={{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state: 'placed', ...order }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={() => undefined}
        onAskAgain={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps);
  });
  it.each([
    ['placed', {}, /have \$19\.00 ready/],
    ['placed', { pickup_store: { id: 1, name: 'Arcade', address: '1 Row', city: 'New York' } }, /have \$19\.00 ready/],
    ['paid', {}, undefined],
    ['canceled', {}, undefined],
  ] as const)('says what to prepare for a cash payment: %s', (state, order, expected) => {
    const totals = [{ code: 'grand_total', title: 'Total', value: 19 }];
    const summary = { ordered_at: '', lines: [], totals, is_cash: true };
    renderPage(
      <ThankYouPage
        news={{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state, summary, ...order }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={() => undefined}
        onAskAgain={() => undefined}
      />,
    );
    const said = screen.queryByTestId('thanks-cash');
    if (expected === undefined) expect(said).toBeNull();
    else expect(said).toHaveTextContent(expected);
  });

  describe('for an order by bank transfer', () => {
    const PACKED_NOW = 'We pack your order.';
    const PACKED_LATER = 'Once your transfer arrives, we pack your order.';
    const byTransfer = (order: Partial<Confirmation>) => {
      const account = { holder: 'Vitrine', iban: 'GB82 WEST 1234 5698 7654 32', bic: 'WESTGB22', bank: 'West' };
      const totals = [{ code: 'grand_total', title: 'Total', value: 19 }];
      const pay_by = '2026-12-06T10:00:00.000Z';
      const summary = { ordered_at: '', lines: [], totals, bank_account: account, pay_by };
      const news = {
        order_id: 'o',
        number: 'V-7',
        email: 'ada@shop.test',
        state: 'placed',
        summary,
        ...order,
      } as const;
      renderPage(
        <ThankYouPage
          news={news}
          homePath="/"
          checkoutPath="/checkout"
          online
          onSendNow={() => undefined}
          onAskAgain={() => undefined}
        />,
      );
      return screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0];
    };

    it('shows the payment deadline', () => {
      byTransfer({});
      const label = within(screen.getByTestId('bank-transfer')).getByText('Please pay by');
      expect(label.nextElementSibling).toHaveTextContent('December 6, 2026');
    });
    it('announces no parcel before payment', () => {
      expect(byTransfer({})).toBe(PACKED_LATER);
    });
    it('announces packing once it is paid', () => {
      expect(byTransfer({ state: 'paid' })).toBe(PACKED_NOW);
    });
    it('announces nothing for items without delivery before payment', () => {
      expect(byTransfer({ is_virtual: true })).toMatch(/^Once your transfer arrives, we send you everything you need/);
    });
    it('announces the message about a booking after payment', () => {
      expect(byTransfer({ is_virtual: true, booked: 'all' })).toMatch(/^Once your transfer arrives, we contact you/);
    });
  });
  const atShop = (state: 'placed' | 'queued' | 'canceled') =>
    renderPage(
      <ThankYouPage
        news={{
          ...{ order_id: 'o', number: 'V-7', email: 'ada@shop.test', state },
          pickup_store: { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', hours: '10-20' },
        }}
        homePath="/"
        checkoutPath="/checkout"
        online
        onSendNow={vi.fn<() => void>()}
        onAskAgain={vi.fn<() => void>()}
      />,
    );
  it('shows the shop of a pickup order, and no parcel', () => {
    atShop('placed');
    expect(screen.getByTestId('pickup-store')).toHaveTextContent(
      'Pick up your order at Vitrine SoHo, 112 Greene Street, New York, 10-20.',
    );
    expect(screen.getByText('We let you know as soon as it is ready to collect.')).toBeInTheDocument();
    expect(screen.queryByText(/tracking number/)).not.toBeInTheDocument();
  });
  it.each([
    ['queued', 1],
    ['canceled', 0],
  ] as const)('shows the pickup location only for such items: %s', (state, times) => {
    atShop(state);
    expect(screen.queryAllByTestId('pickup-store')).toHaveLength(times);
  });
  it('can send a queued order only when there is a network', async () => {
    const offline = setupThanks('queued', false);
    expect(screen.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
    offline.unmount();
    const { user, onSendNow } = setupThanks('queued');
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(onSendNow).toHaveBeenCalledTimes(1);
  });
  it.each(['waiting', 'declined'] as const)('links from an order that is %s to its payment, or back', (state) => {
    setupThanks(state, true, '/pay/o');
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/o');
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
  });
  it('links a declined order that is not in the bag to its payment and its own page, not to checkout', () => {
    setupThanks('declined', true, '/pay/o', false);
    expect(screen.getByRole('status')).toHaveTextContent('We have kept the order: you can pay it again.');
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/o');
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/my-account/orders/V-7');
    expect(screen.queryByRole('link', { name: 'Back to checkout' })).toBeNull();
  });
  it.each(['placed', 'paid', 'waiting', 'declined', 'queued'] as const)(
    'offers neither reordering nor printing seconds after ordering: %s',
    (state) => {
      setupThanks(state);
      for (const name of ['Order again', 'Print'])
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    },
  );
  it('retries on request', async () => {
    const { user, onAskAgain } = setupThanks('unreached');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(onAskAgain).toHaveBeenCalledTimes(1);
  });
});
