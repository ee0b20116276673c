import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { managedOrder, ORDER_ROWS } from '../../../../storybook/fixtures/managed-orders';
import { BulkDialog } from '../../../../ui/pages/manage/orders/BulkDialog';
import { PaymentMark } from '../../../../ui/pages/manage/orders/OrderBadges';
import { EditForm } from '../../../../ui/pages/manage/orders/EditForm';
import { CutForm } from '../../../../ui/pages/manage/orders/CutForm';
import { CancelForm, RefundForm } from '../../../../ui/pages/manage/orders/OrderForms';
import { ReturnForm } from '../../../../ui/pages/manage/orders/ReturnForm';
import { SendForm } from '../../../../ui/pages/manage/orders/SendForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const order = managedOrder();
const state = { order, isBusy: false, refusal: undefined, since: [], onClose: () => undefined };
const speak = (element: React.ReactElement) =>
  renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      {element}
    </ManageSpeech>,
  );
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });

describe('the refund form', () => {
  it('sums the amounts, requires a reason, and sends the same key however often it is pressed', async () => {
    const onGo = vi.fn<Parameters<typeof RefundForm>[0]['onGo']>();
    const { user } = speak(<RefundForm {...state} onGo={onGo} />);
    await user.type(field(/^Shipping/), '1,50');
    await user.type(field(/Other, as goodwill/), '2');
    await user.click(screen.getByRole('button', { name: 'Refund $3.50' }));
    expect(onGo).not.toHaveBeenCalled();
    await user.type(field(/^Reason/), 'Came late');
    await user.dblClick(screen.getByRole('button', { name: 'Refund $3.50' }));
    expect(onGo.mock.calls.length).toBeGreaterThan(1);
    const [first, second] = onGo.mock.calls;
    expect(first?.[0]).toMatchObject({ shipping: 1.5, other: 2, lines: [], note: 'Came late' });
    expect(first?.[0].key).toMatch(/^[\w-]{8,64}$/);
    expect(second?.[0].key).toBe(first?.[0].key);
  });

  it('sends no invalid amount', async () => {
    const onGo = vi.fn<Parameters<typeof RefundForm>[0]['onGo']>();
    const { user } = speak(<RefundForm {...state} onGo={onGo} />);
    await user.type(field(/Other, as goodwill/), 'ten');
    await user.type(field(/^Reason/), 'Came late');
    await user.click(screen.getByRole('button', { name: /^Refund / }));
    expect(onGo).not.toHaveBeenCalled();
    expect(field(/Other, as goodwill/)).toBeInvalid();
  });

  it('shows the deduction for spent bonuses, and nothing if there are none', () => {
    const { unmount } = speak(<RefundForm {...state} onGo={vi.fn<() => void>()} />);
    expect(screen.queryByText(/Bonuses that this order earned/)).not.toBeInTheDocument();
    unmount();
    const money = { ...order.money, bonuses_spent: 8.11 };
    speak(<RefundForm {...state} order={{ ...order, money }} onGo={vi.fn<() => void>()} />);
    expect(screen.getByText(/Up to \$8\.11 of the refund is withheld/)).toBeVisible();
  });

  it.each([
    ['refunding', RefundForm],
    ['cancelling', CancelForm],
    ['taking back', ReturnForm],
  ])('lists before %s the downloaded files, and no others', (_, Form) => {
    const file = { id: 'f', sku: 'PLAN', product: 'Plan', file: null, link: null, used: 1, max: 5, expires_at: null };
    const downloads = [
      { ...file, title: 'Plan (PDF)', state: 'ready', taken: true } as const,
      { ...file, title: 'Calendar', state: 'ready', used: 0 } as const,
      { ...file, title: 'Map', state: 'taken-back', taken: true } as const,
    ];
    speak(<Form {...state} order={{ ...order, downloads }} onGo={vi.fn<() => void>()} />);
    expect(screen.getByText(/^Already downloaded: Plan \(PDF\)\. The customer keeps/)).toBeVisible();
  });

  it('names the limit at the field that exceeds it, and sends at most the refundable total', async () => {
    const onGo = vi.fn<Parameters<typeof RefundForm>[0]['onGo']>();
    const money = { ...order.money, refundable: 100, shipping: { paid: 14, refunded: 0 } };
    const { user } = speak(<RefundForm {...state} order={{ ...order, money }} onGo={onGo} />);
    await user.type(field(/^Reason/), 'Came late');
    await user.type(field(/^Shipping/), '14.01');
    expect(field(/^Shipping/)).toBeInvalid();
    expect(field(/^Shipping/)).toHaveAccessibleDescription(/Maximum \$14\.00\./);
    await user.click(screen.getByRole('button', { name: /^Refund / }));
    await user.clear(field(/^Shipping/));
    await user.type(field(/^Shipping/), '14');
    await user.type(field(/Other, as goodwill/), '100');
    expect(field(/Other, as goodwill/)).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('This is more than the refundable amount.');
    await user.click(screen.getByRole('button', { name: /^Refund / }));
    expect(onGo).not.toHaveBeenCalled();
  });
});

describe('the return form', () => {
  it('refunds the amount paid and not yet refunded, or the entered one', async () => {
    const onGo = vi.fn<Parameters<typeof ReturnForm>[0]['onGo']>();
    const { user } = speak(<ReturnForm {...state} onGo={onGo} />);
    const [first] = screen.getAllByRole('checkbox');
    if (first === undefined) throw new Error('no line');
    await user.click(first);
    expect(field(/Refund amount/)).toHaveValue('176.50');
    await user.clear(field(/Refund amount/));
    await user.type(field(/Refund amount/), '100');
    await user.click(screen.getByRole('checkbox', { name: /Restock/ }));
    await user.type(field(/^Reason/), 'Worn');
    await user.click(screen.getByRole('button', { name: 'Confirm return' }));
    expect(onGo).toHaveBeenCalledWith({
      returned: [order.products[0]?.sku],
      restock: false,
      return_reason: 'Worn',
      refund: 100,
    });
  });

  it('shows the maximum refund for the selection: for gift cards, their unspent balance', async () => {
    const [first] = order.products;
    if (first === undefined) throw new Error('no line');
    const products = [
      { ...first, sku: 'GIFT', name: 'Gift card', count: 1 },
      { ...first, sku: 'TEE', name: 'Tee', count: 1 },
    ];
    const money = {
      ...order.money,
      ...{ captured: 80, refunded: 0, refundable: 50, besides_cards: 30 },
      lines: [
        { sku: 'GIFT', paid: 50, refunded: 0, refundable: 20, is_gift_card: true as const },
        { sku: 'TEE', paid: 25, refunded: 0, refundable: 25 },
      ],
    };
    const onGo = vi.fn<Parameters<typeof ReturnForm>[0]['onGo']>();
    const { user } = speak(<ReturnForm {...state} order={{ ...order, money, products }} onGo={onGo} />);
    await user.click(screen.getByRole('checkbox', { name: /Gift card/ }));
    expect(field(/Refund amount/)).toHaveAccessibleDescription(/Maximum \$20\.00\./);
    expect(field(/Refund amount/)).toHaveValue('20.00');
    await user.click(screen.getByRole('checkbox', { name: /Tee/ }));
    expect(field(/Refund amount/)).toHaveAccessibleDescription(/Maximum \$50\.00\./);
    await user.click(screen.getByRole('checkbox', { name: /Gift card/ }));
    expect(field(/Refund amount/)).toHaveAccessibleDescription(/Maximum \$30\.00\./);
  });

  it('returns one of three units, with its share of the payment', async () => {
    const onGo = vi.fn<Parameters<typeof ReturnForm>[0]['onGo']>();
    const [first] = order.products;
    if (first === undefined) throw new Error('no line');
    const { sku } = first;
    const money = { ...order.money, refundable: 200, lines: [{ sku, paid: 100, refunded: 33.33, refundable: 66.67 }] };
    const products = [{ ...first, count: 3, returned_count: 1 }];
    const { user } = speak(<ReturnForm {...state} order={{ ...order, money, products }} onGo={onGo} />);
    await user.click(screen.getByRole('checkbox', { name: /^2 × / }));
    expect(field(/Refund amount/)).toHaveValue('66.67');
    const many = field(/^Quantity of/);
    await user.clear(many);
    await user.type(many, '3');
    await user.type(field(/^Reason/), 'Too small');
    await user.click(screen.getByRole('button', { name: 'Confirm return' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You cannot return more');
    expect(onGo).not.toHaveBeenCalled();
    await user.clear(many);
    await user.type(many, '1');
    expect(field(/Refund amount/)).toHaveValue('33.33');
    await user.click(screen.getByRole('button', { name: 'Confirm return' }));
    expect(onGo).toHaveBeenCalledWith(
      expect.objectContaining({ returned: [{ sku, qty: 2 }], refund: 33.33, return_reason: 'Too small' }),
    );
  });
});

describe('a form for an order that another user has changed', () => {
  it('shows their changes, and keeps the input', async () => {
    const { user, rerender } = speak(<SendForm {...state} onGo={() => undefined} />);
    await user.clear(field('Tracking number'));
    await user.type(field('Tracking number'), 'VT-MINE');
    rerender(
      <ManageSpeech messages={manageEn} locale="en-US">
        <SendForm {...state} since={order.history.slice(0, 1)} onGo={() => undefined} />
      </ManageSpeech>,
    );
    const since = screen.getByRole('alert');
    expect(within(since).getByText(/mira@vitrine.example/)).toBeInTheDocument();
    expect(field('Tracking number')).toHaveValue('VT-MINE');
  });
});

describe('the shipping form of an order', () => {
  const unpaid = { ...order, paid: false, payment_system: 'banktransfer', money: { ...order.money, due: 100.82 } };

  it.each([
    [{ ...unpaid, send_hold: 'not-paid' as const }, 'Not paid yet: $100.82.'],
    [{ ...order, send_hold: 'refunded' as const }, /Fully refunded/],
  ])('warns if it should not be shipped, and ships only once the box is ticked', async (held, warning) => {
    const onGo = vi.fn<Parameters<typeof SendForm>[0]['onGo']>();
    const { user } = speak(<SendForm {...state} order={held} onGo={onGo} />);
    const group = screen.getByRole('group', { name: /not ready to send/ });
    expect(group).toHaveTextContent(warning);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onGo).not.toHaveBeenCalled();
    expect(within(group).getByRole('alert')).toHaveTextContent('Tick the box');
    await user.click(within(group).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onGo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'D', send_anyway: true }));
  });

  it('warns about an unpaid order if it ships before payment, but not about cash on delivery', async () => {
    const onGo = vi.fn<Parameters<typeof SendForm>[0]['onGo']>();
    const { user, unmount } = speak(<SendForm {...state} order={{ ...unpaid, send_hold: null }} onGo={onGo} />);
    expect(screen.getByText(/Not paid yet: \$100\.82/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onGo.mock.calls[0]?.[0]).not.toHaveProperty('send_anyway');
    unmount();
    speak(<SendForm {...state} order={{ ...unpaid, payment_system: 'cashondelivery', send_hold: null }} onGo={onGo} />);
    expect(screen.queryByText(/Not paid yet/)).toBeNull();
  });
});

describe('an order that is shipped in parts', () => {
  const [one, two] = order.products;
  const left = [
    { sku: one?.sku ?? '', qty: 2 },
    { sku: two?.sku ?? '', qty: 1 },
  ];

  it('sends the input as a parcel, with the same id however often, and everything in one press', async () => {
    const onGo = vi.fn<Parameters<typeof SendForm>[0]['onGo']>();
    const { user } = speak(<SendForm {...state} order={{ ...order, to_send: left }} onGo={onGo} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onGo.mock.calls[0]?.[0]).toMatchObject({ status: 'D' });
    await user.click(screen.getByRole('checkbox', { name: 'Send only some of the items' }));
    const [first, second] = screen.getAllByRole('textbox', { name: /^Quantity of / });
    if (first === undefined || second === undefined) throw new Error('no fields');
    await user.clear(first);
    await user.type(first, '3');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onGo).toHaveBeenCalledOnce();
    expect(first).toBeInvalid();
    await user.clear(first);
    await user.type(first, '1');
    await user.clear(second);
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    const [, sent, again] = onGo.mock.calls;
    expect(sent?.[0].parcel?.lines).toEqual([{ sku: left[0]?.sku, qty: 1 }]);
    expect(again?.[0].parcel?.id).toBe(sent?.[0].parcel?.id);
    expect(sent?.[0]).not.toHaveProperty('status');
  });

  it('sends the rest as a separate parcel, with its own tracking', async () => {
    const onGo = vi.fn<Parameters<typeof SendForm>[0]['onGo']>();
    const delivery = { ...order.delivery, number: 'VT1' };
    const parcel = {
      id: 'parcel-1',
      number: 'P1',
      sent_at: order.created_at,
      carrier: null,
      tracking: 'VT1',
      link: null,
    };
    const partly = { ...order, delivery, to_send: left, partly_sent: true, parcels: [{ ...parcel, lines: [] }] };
    const { user } = speak(<SendForm {...state} order={partly} onGo={onGo} />);
    expect(field('Tracking number')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const sent = onGo.mock.calls[0]?.[0].parcel;
    expect(sent?.id).toMatch(/^[\da-f]{32}$/);
    expect(sent).not.toHaveProperty('lines');
  });

  it('cancels unshipped items, added to those cancelled before', async () => {
    const onGo = vi.fn<Parameters<typeof CutForm>[0]['onGo']>();
    const products = order.products.map((line, index) => (index === 0 ? { ...line, canceled_count: 1 } : line));
    const { user } = speak(<CutForm {...state} order={{ ...order, products, to_send: left }} onGo={onGo} />);
    await user.click(screen.getByRole('button', { name: 'Cancel items' }));
    expect(screen.getByRole('alert')).toHaveTextContent('at least one item');
    const [first] = screen.getAllByRole('textbox', { name: /^Quantity of / });
    if (first === undefined) throw new Error('no field');
    await user.type(first, '2');
    await user.type(field(/^Reason/), 'Out of stock');
    await user.click(screen.getByRole('button', { name: 'Cancel items' }));
    expect(onGo).toHaveBeenCalledExactlyOnceWith({
      cancel_units: [{ sku: left[0]?.sku, qty: 3 }],
      return_reason: 'Out of stock',
    });
  });
});

describe('the edit form of an order', () => {
  const edited = {
    ...{ before: 446, total: 372.5, refund: 73.5, due: 0, totals: [] },
    lines: order.products.map(({ sku, name, count, price, row_total }) => ({ sku, name, count, price, row_total })),
    changes: [{ name: 'total', from: '446.00 USD', to: '372.50 USD' }],
    shippings: [{ method: 'standard', carrier: 'flat', title: 'Standard' }],
  };

  it('previews the difference before saving, and again after another change', async () => {
    const onGo = vi.fn<Parameters<typeof EditForm>[0]['onGo']>();
    const onPreview = vi.fn<Parameters<typeof EditForm>[0]['onPreview']>(() => Promise.resolve(edited));
    const { user } = speak(<EditForm {...state} onPreview={onPreview} onGo={onGo} />);
    const [first] = screen.getAllByRole('textbox', { name: /^Quantity of / });
    if (first === undefined) throw new Error('no field');
    await user.clear(first);
    await user.type(first, '0');
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    expect(await screen.findByText('$73.50')).toBeVisible();
    expect(onGo).not.toHaveBeenCalled();
    await user.type(field('SKU to add'), 'TEE');
    expect(screen.queryByText('$73.50')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    const kept = order.products.slice(1).map(({ count: qty }, at) => ({ line: at + 1, qty }));
    expect(onGo).toHaveBeenCalledExactlyOnceWith({ lines: [...kept, { sku: 'TEE', qty: 1 }] });
    expect(onPreview).toHaveBeenCalledTimes(2);
  });

  it('explains why an edit is refused, and saves nothing', async () => {
    const onGo = vi.fn<Parameters<typeof EditForm>[0]['onGo']>();
    const { user } = speak(<EditForm {...state} onPreview={() => Promise.resolve('Not in stock')} onGo={onGo} />);
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not in stock');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(onGo).not.toHaveBeenCalled();
  });
});

describe('the payment state of an order', () => {
  it.each([
    ['not-paid', false, 'Not paid'],
    ['paid', false, 'Paid'],
    ['partly-refunded', false, 'Partly refunded'],
    ['refunded', false, 'Refunded'],
    ['refunded', true, 'CancelledRefunded'],
    ['not-paid', true, 'Cancelled'],
  ] as const)('%s, cancelled %s, is written as %s', (payment, canceled, text) => {
    const { container } = speak(<PaymentMark state={payment} canceled={canceled} />);
    expect(container).toHaveTextContent(text);
  });
});

describe('an action on several orders', () => {
  it('asks for confirmation for each order that should not be shipped yet, and names it', async () => {
    const onGo = vi.fn<Parameters<typeof BulkDialog>[0]['onGo']>();
    const held = ORDER_ROWS.filter(({ send_hold: hold }) => hold !== null);
    expect(held.map(({ send_hold: hold }) => hold)).toEqual(['not-paid', 'refunded']);
    const { user } = speak(
      <BulkDialog
        step="send"
        orders={ORDER_ROWS}
        results={new Map()}
        isBusy={false}
        onGo={onGo}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText('Not paid yet: $1,289.90.')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(held.length);
    await user.click(screen.getByRole('checkbox', { name: 'Send order 100041 anyway' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect([...(onGo.mock.calls[0]?.[0].confirmed ?? [])]).toEqual(['100041']);
  });

  it('reports the result for each order, and asks nothing more once all are done', () => {
    const rows = ORDER_ROWS.slice(0, 2);
    const common = { orders: rows, isBusy: false, onGo: () => undefined, onClose: () => undefined };
    const { unmount } = speak(
      <BulkDialog
        step="send"
        results={
          new Map([
            ['100042', { isDone: true }],
            ['100041', { isDone: false, why: 'Not paid yet.' }],
          ])
        }
        {...common}
      />,
    );
    expect(screen.getByText('Done')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Not paid yet.');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument();
    unmount();
    speak(<BulkDialog step="deliver" results={new Map(rows.map(({ id }) => [id, { isDone: true }]))} {...common} />);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});
