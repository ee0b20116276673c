import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { managedOrder } from '../../../../storybook/fixtures/managed-orders';
import { PrintSheet } from '../../../../ui/pages/manage/orders/PrintSheet';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const WORDS = 'Happy birthday, Maren!';
const print = (kind: 'slip' | 'invoice', more: Parameters<typeof managedOrder>[0] = {}) =>
  renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <PrintSheet order={managedOrder(more)} kind={kind} locale="en-US" shopName="Vitrine" />
    </ManageSpeech>,
  );

describe('the sheets of an order that is a gift', () => {
  it('say its words on the slip in the parcel, and no price', () => {
    const { container } = print('slip', { gift_message: WORDS });
    expect(screen.getByRole('heading', { name: 'Gift message' })).toBeInTheDocument();
    expect(container).toHaveTextContent(WORDS);
    expect(container).not.toHaveTextContent('$');
  });

  it('say prices on the invoice, and none of its words', () => {
    const { container } = print('invoice', { gift_message: WORDS });
    expect(container).toHaveTextContent('$');
    expect(container).not.toHaveTextContent(WORDS);
  });

  it('say on the slip that it is one where no words were written, and nothing of one that is none', () => {
    const { container, unmount } = print('slip', { gift_message: '' });
    expect(container).toHaveTextContent('Gift without a message');
    unmount();
    expect(print('slip').container).not.toHaveTextContent(/gift/i);
  });
});
