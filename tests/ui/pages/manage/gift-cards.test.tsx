import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GIFT_CARDS } from '../../../../storybook/fixtures/gift-cards';
import { OrderGiftCards } from '../../../../ui/pages/manage/orders/OrderGiftCards';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const namesFor = (mayMoveMoney: boolean) => {
  const { unmount } = renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <OrderGiftCards cards={GIFT_CARDS} onAct={() => undefined} mayMoveMoney={mayMoveMoney} />
    </ManageSpeech>,
  );
  const names = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label')?.split(':')[0]);
  unmount();
  return [...new Set(names)].toSorted();
};

describe('gift cards of an order', () => {
  it('are blocked and unblocked only by staff who may move money, and resent by all who may write orders', () => {
    const all = namesFor(true);
    const sendOnly = namesFor(false);
    expect(sendOnly).toEqual([manageEn['order.card-act.send']]);
    expect(all.length).toBeGreaterThan(sendOnly.length);
  });
});
