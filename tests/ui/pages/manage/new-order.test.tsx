import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_ADDRESS } from '../../../../core/account';
import { PayLink } from '../../../../ui/pages/manage/orders/PayLink';
import { NewOrderForm } from '../../../../ui/pages/manage/orders/new/NewOrderForm';
import {
  haveQuantities,
  staffOrderOf,
  withCustomer,
  withLine,
  withPerson,
  type TypedOrder,
} from '../../../../ui/pages/manage/orders/new/typed-order';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const TYPED: TypedOrder = {
  ...{ store: 'us', customer: undefined, email: ' grace@shop.test ', sku: '' },
  lines: [{ sku: 'TEE', name: 'Tee', qty: '2' }],
  address: { ...EMPTY_ADDRESS, firstName: 'Grace', lastName: 'Hopper', country: 'US' },
  ...{ shipping: 'standard vitrine', pickup: '', payment: '', coupon: ' ', note: '' },
};
const QUOTE = {
  ...{ currency: 'USD', total: 54.4, payment: 'card', shipping: { method: 'standard', carrier: 'vitrine' } },
  totals: [
    { code: 'shipping', title: 'Shipping', value: 4.4 },
    { code: 'grand_total', title: 'Total', value: 54.4 },
  ],
  lines: [{ sku: 'TEE', name: 'Tee', count: 2, price: 25, row_total: 50 }],
  shippings: [
    { method: 'standard', carrier: 'vitrine', title: 'Standard' },
    { method: 'pickup', carrier: 'store', title: 'Pick up' },
  ],
  payments: [{ method: 'card', title: 'Card', pays_on_page: true }],
};
const SHOPS = [{ id: 3, name: 'Soho', address: '1 Broadway', city: 'New York' }];
const nothing = () => undefined;
const GOODS = { words: 'cap', isNone: false, items: [{ id: 'CAP', label: 'Cap', note: 'CAP · 3' }], onType: nothing };

function Form({ isCurrent, onGo = nothing }: { readonly isCurrent: boolean; readonly onGo?: () => void }) {
  const [typed, setTyped] = useState(TYPED);
  return (
    <ManageSpeech messages={manageEn} locale="en-US">
      <NewOrderForm
        {...{ typed, isCurrent, onGo, quote: QUOTE, goods: GOODS, people: undefined, address: null, shops: SHOPS }}
        onType={(change) => setTyped((before) => ({ ...before, ...change }))}
        stores={[{ value: 'us', label: 'United States' }]}
        onCustomer={nothing}
        isBusy={false}
        refusal={undefined}
      />
    </ManageSpeech>
  );
}

describe('the form of a staff order', () => {
  it('allows creating the order only when its total matches the input', () => {
    const { unmount } = renderPage(<Form isCurrent={false} />);
    expect(screen.getByRole('button', { name: 'Calculate total' })).toBeVisible();
    expect(screen.queryByText('$54.40')).not.toBeInTheDocument();
    unmount();
    renderPage(<Form isCurrent />);
    expect(screen.getByRole('button', { name: 'Create order' })).toBeVisible();
    expect(screen.getByText('$54.40')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Pickup location' })).not.toBeInTheDocument();
  });

  it('adds search results, counts duplicates, and removes them', async () => {
    const onGo = vi.fn<() => void>();
    const { user } = renderPage(<Form isCurrent onGo={onGo} />);
    await user.click(screen.getByRole('button', { name: 'Add: Cap' }));
    await user.click(screen.getByRole('button', { name: 'Add: Cap' }));
    expect(screen.getByRole('textbox', { name: 'Quantity of Cap (CAP)' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Remove: Tee' }));
    expect(screen.queryByRole('textbox', { name: 'Quantity of Tee (TEE)' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    expect(onGo).toHaveBeenCalledOnce();
  });

  it('asks for the shop of a pickup order', async () => {
    const { user } = renderPage(<Form isCurrent />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shipping method' }), 'Pick up');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pickup location' }), 'Soho, 1 Broadway, New York');
    const typed = { ...TYPED, shipping: 'pickup store', pickup: '3' };
    expect(staffOrderOf(typed)).toMatchObject({ shipping_method_code: 'pickup', pickup_store_id: 3 });
    expect(Object.keys(staffOrderOf({ ...typed, shipping: 'standard vitrine' }))).not.toContain('pickup_store_id');
  });

  it('becomes a request without empty fields', () => {
    const input = staffOrderOf(TYPED);
    expect(input).toMatchObject({
      ...{ store: 'us', email: 'grace@shop.test', lines: [{ sku: 'TEE', qty: 2 }] },
      ...{ shipping_method_code: 'standard', shipping_carrier_code: 'vitrine' },
    });
    expect(Object.keys(input)).not.toContain('coupon');
    expect(Object.keys(input)).not.toContain('customer');
    expect(haveQuantities(withLine(TYPED.lines, 'TEE', 'Tee'))).toBe(true);
    expect(haveQuantities([{ sku: 'TEE', name: 'Tee', qty: '0' }])).toBe(false);
  });
});

describe('the customer of a staff order', () => {
  const person = (email: string | null, city: string) => ({ email, address: { ...EMPTY_ADDRESS, city } });
  const [ada, bob] = [
    withCustomer(TYPED, { id: 1, name: 'Ada' }, 'US'),
    withCustomer(TYPED, { id: 2, name: 'Bob' }, 'US'),
  ];

  it('never gets the email or address of the previous one', () => {
    const filled = withPerson(ada, ada, person('ada@shop.test', 'London'));
    expect(filled).toMatchObject({ email: 'ada@shop.test', address: { city: 'London' } });
    const changed = withCustomer(filled, bob.customer, 'US');
    const known = withPerson(changed, changed, { email: null, address: undefined });
    expect(known).toMatchObject({ email: '', address: { ...EMPTY_ADDRESS, country: 'US' } });
    expect(withCustomer(filled, undefined, 'US')).toMatchObject({ email: '', address: { city: '' } });
    expect(withPerson(bob, ada, person('ada@shop.test', 'London'))).toBe(bob);
  });

  it('keeps what was typed while the customer was loaded', () => {
    const typed = { ...ada, email: 'own@shop.test', address: { ...ada.address, city: 'Paris' } };
    expect(withPerson(typed, ada, person('ada@shop.test', 'London'))).toEqual(typed);
  });
});

describe('the payment link of an order', () => {
  it('is copied, with its end beside it', async () => {
    const pay = { link: 'https://shop.test/pay/100042?key=k', until: '2026-12-01T10:00:00Z' };
    const { user } = renderPage(
      <ManageSpeech messages={manageEn} locale="en-US">
        <PayLink pay={pay} />
      </ManageSpeech>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy payment link' }));
    expect(await navigator.clipboard.readText()).toBe(pay.link);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByText(/December 1, 2026|Dec 1, 2026/)).toBeVisible();
  });
});
