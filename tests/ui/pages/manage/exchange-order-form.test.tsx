import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { managedOrder } from '../../../../storybook/fixtures/managed-orders';
import { ExchangeOrderForm } from '../../../../ui/pages/manage/orders/new/ExchangeOrderForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const QUOTE = {
  ...{ currency: 'USD', paid: 25, price: 32, due: 7, refund: 0 },
  lines: [{ sku: 'CAP', name: 'Running Cap', count: 1, price: 32, row_total: 32 }],
  payments: [{ method: 'card', title: 'Card', pays_on_page: true }],
};

const CHEAPER = { ...QUOTE, paid: 20, price: 15, due: 0, refund: 5, lines: [], payments: [] };

it('shows the difference and asks for its payment before an item is exchanged for another product', async () => {
  const onGo = vi.fn<Parameters<typeof ExchangeOrderForm>[0]['onGo']>();
  const { user } = renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <ExchangeOrderForm
        {...{ order: managedOrder(), isBusy: false, refusal: undefined, since: [] }}
        onClose={() => undefined}
        onPreview={() => Promise.resolve(QUOTE)}
        onGo={onGo}
      />
    </ManageSpeech>,
  );
  await user.click(screen.getByRole('button', { name: 'Show difference' }));
  expect(screen.getByText(/Choose an item, and enter the SKU/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Returned item' }), '0');
  await user.type(screen.getByRole('textbox', { name: 'SKU of the new product' }), 'CAP');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong colour');
  await user.click(screen.getByRole('button', { name: 'Show difference' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Amount due');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Payment method/ }), 'card');
  expect(onGo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show difference' }));
  await user.click(await screen.findByRole('button', { name: 'Exchange items' }));
  expect(onGo.mock.calls[0]?.[0]).toMatchObject({
    ...{ lines: [{ line: 0, qty: 1, sku: 'CAP' }], reason: 'Wrong colour', total: 7, payment_method_code: 'card' },
  });
});

it('exchanges for the difference that is shown, and calculates it anew after a refusal', async () => {
  const onGo = vi.fn<Parameters<typeof ExchangeOrderForm>[0]['onGo']>();
  const onPreview = vi.fn<Parameters<typeof ExchangeOrderForm>[0]['onPreview']>().mockResolvedValue(CHEAPER);
  const { user } = renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <ExchangeOrderForm
        {...{ order: managedOrder(), isBusy: false, refusal: undefined, since: [], onPreview, onGo }}
        onClose={() => undefined}
      />
    </ManageSpeech>,
  );
  const [, line] = screen.getAllByRole('option');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Returned item' }), line ?? []);
  await user.type(screen.getByRole('textbox', { name: /^SKU/ }), 'CAP');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too small');
  await user.click(screen.getByRole('button', { name: 'Show difference' }));
  await user.click(await screen.findByRole('button', { name: 'Exchange items' }));
  expect(onGo.mock.calls[0]?.[0]).toMatchObject({ total: 0, refund: 5 });
  await user.click(await screen.findByRole('button', { name: 'Show difference' }));
  expect(onPreview).toHaveBeenCalledTimes(2);
  expect(onPreview.mock.calls[1]?.[0].key).toBe(onGo.mock.calls[0]?.[0].key);
  expect(onGo).toHaveBeenCalledTimes(1);
});
