import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GIFT_CARDS } from '../../../../storybook/fixtures/gift-cards';
import { GiftCardList } from '../../../../ui/pages/account/GiftCardList';
import { renderPage } from '../../render-page';

const cardOf = (id: string) => GIFT_CARDS.filter((card) => card.id === id);

describe('purchased gift cards', () => {
  it.each([
    ['active', 'Sent to eve@example.com on November 26, 2026'],
    ['active', 'Valid until November 26, 2029'],
    ['part', '$12.50 left'],
    ['planned', 'Will be sent to eve@example.com on December 24, 2026'],
    ['unpaid', 'Sent once the order is paid'],
    ['spent', 'Fully spent'],
    ['over', 'Expired'],
    ['blocked', 'Blocked by the shop'],
    ['back', 'Cancelled, returned or refunded'],
    ['link', 'Sent on November 26, 2026'],
  ] as const)('show their status: %s, %s', (id, words) => {
    renderPage(<GiftCardList cards={cardOf(id)} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be resent, and the result takes the focus', async () => {
    const onSend = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    renderPage(<GiftCardList cards={cardOf('active')} onSend={onSend} />);
    const again = screen.getByRole('button', { name: /Send again/ });
    await userEvent.click(again);
    expect(onSend).toHaveBeenCalledWith('active');
    expect(await screen.findByText('The gift card is on its way to eve@example.com.')).toHaveFocus();
    await userEvent.click(again);
    expect(await screen.findByText('The gift card could not be sent. Please try again later.')).toBeVisible();
  });

  it('have no button when there is nothing to send', () => {
    renderPage(<GiftCardList cards={cardOf('spent')} onSend={() => Promise.resolve(true)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
