import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PayWithCard } from '../../../../ui/pages/order/PayWithCard';
import orderEn from '../../../../ui/text/messages/en/order.json';
import { OrderSpeech } from '../../../../ui/text/order-text';
import { renderPage } from '../../render-page';

function shown(onPay: (codes: readonly string[]) => Promise<{ field: string; text: string } | undefined>) {
  renderPage(
    <OrderSpeech messages={orderEn} locale="en-US">
      <PayWithCard onPay={onPay} />
    </OrderSpeech>,
  );
  return { field: screen.getByLabelText(/Gift card code/), go: screen.getByRole('button', { name: 'Pay' }) };
}

describe('paying an order with a gift card', () => {
  it('sends every code that was typed', async () => {
    const onPay = vi.fn().mockResolvedValue(undefined);
    const { field, go } = shown(onPay);
    await userEvent.type(field, ' 7K2M-0000-0000-0000, 3MMC-0000-0000-0000,');
    await userEvent.click(go);
    expect(onPay).toHaveBeenCalledWith(['7K2M-0000-0000-0000', '3MMC-0000-0000-0000']);
  });

  it('shows errors at the field, which gets focus', async () => {
    const { field, go } = shown(() => Promise.resolve({ field: 'gift-code', text: orderEn['gift.short'] }));
    await userEvent.click(go);
    expect(screen.getByText(orderEn['gift.empty'])).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, '7K2M-0000-0000-0000');
    await userEvent.click(go);
    expect(await screen.findByText(orderEn['gift.short'])).toBeVisible();
    expect(field).toHaveFocus();
  });
});
