import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FindOrder, type OrderClaim } from '../../../ui/pages/order/FindOrder';
import type { Send } from '../../../ui/state/use-submit';
import orderEn from '../../../ui/text/messages/en/order.json';
import { OrderSpeech } from '../../../ui/text/order-text';
import { renderPage } from '../render-page';

const setup = () => {
  const onFind = vi.fn<Send<OrderClaim>>(() => Promise.resolve(undefined));
  const page = renderPage(
    <OrderSpeech messages={orderEn} locale="en-US">
      <FindOrder go="Show the order" onFind={onFind} />
    </OrderSpeech>,
  );
  return { onFind, ...page };
};
const number = () => screen.getByRole('textbox', { name: /Order number/ });
const email = () => screen.getByRole('textbox', { name: /E-mail address/ });
const go = () => screen.getByRole('button', { name: 'Show the order' });

describe('FindOrder', () => {
  it('marks every empty field at once, and has the focus on the first', async () => {
    const { user, onFind } = setup();
    await user.click(go());
    expect(number()).toBeInvalid();
    expect(email()).toBeInvalid();
    expect(number()).toHaveFocus();
    expect(onFind).not.toHaveBeenCalled();
    await user.type(number(), '#100001');
    expect(number()).toBeValid();
    expect(number()).toHaveFocus();
    expect(email()).toBeInvalid();
    await user.type(email(), 'ada@shop.test');
    await user.click(go());
    expect(onFind).toHaveBeenCalledWith({ number: '#100001', email: 'ada@shop.test' });
  });
  it('rejects an order number of punctuation only', async () => {
    const { user, onFind } = setup();
    await user.type(number(), '#');
    await user.type(email(), 'ada@shop.test');
    await user.click(go());
    expect(number()).toBeInvalid();
    expect(email()).toBeValid();
    expect(onFind).not.toHaveBeenCalled();
  });
});
