import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { managedOrder } from '../../../../storybook/fixtures/managed-orders';
import { ExchangeForm } from '../../../../ui/pages/manage/orders/ExchangeForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const [first] = managedOrder().products;
const order = managedOrder({
  products:
    first === undefined
      ? []
      : [
          { ...first, sku: 'CAP', name: 'Cap' },
          { ...first, sku: 'TEE-M', parentSku: 'TEE', name: 'Tee' },
        ],
});

it('exchanges an item that has variants, with a reason, by one key however often it is pressed', async () => {
  const onGo = vi.fn<Parameters<typeof ExchangeForm>[0]['onGo']>();
  const { user } = renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <ExchangeForm
        {...{ order, isBusy: false, refusal: undefined, since: [] }}
        onClose={() => undefined}
        onGo={onGo}
      />
    </ManageSpeech>,
  );
  const go = screen.getByRole('button', { name: 'Exchange items' });
  await user.click(go);
  expect(onGo).not.toHaveBeenCalled();
  expect(screen.getByText(/Choose an item, and enter the SKU/)).toBeVisible();
  const lines = screen.getByRole('combobox', { name: 'Returned item' });
  expect(screen.queryByRole('option', { name: /^Cap/ })).not.toBeInTheDocument();
  await user.selectOptions(lines, screen.getByRole('option', { name: /^Tee/ }));
  await user.type(screen.getByRole('textbox', { name: /^Replacement/ }), 'TEE-L');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too small');
  await user.dblClick(go);
  const [one, two] = onGo.mock.calls;
  expect(one?.[0]).toMatchObject({
    ...{ lines: [{ line: 1, qty: 1, sku: 'TEE-L' }], reason: 'Too small', restock: true },
  });
  expect(one?.[0].key).toMatch(/^[\w-]{6,64}$/);
  expect(two?.[0].key).toBe(one?.[0].key);
});
