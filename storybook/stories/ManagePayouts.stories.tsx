import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { BankFile } from '../../core/internal-staff';
import { BankFileList, NewBankFile } from '../../ui/pages/manage/BankFiles';
import { DueList, MadeList } from '../../ui/pages/manage/PayoutDesk';
import { PayoutParts } from '../../ui/pages/manage/PayoutParts';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Payouts', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const money = (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`;

const PAID = { id: 1, blogger_id: 4, name: 'Lotte Bergqvist', contact: 'lotte@shop.test', currency: 'USD', sum: 120.5 };
const BANK_FILE: BankFile = {
  ...{ id: 2, format: 'sepa', currency: 'EUR', sum: 241, payouts: [1, 2], day: '2026-05-05' },
  ...{ created_at: '2026-05-04', created_by: 'Mira', canceled_at: null, link: '/payouts.xml' },
};
const PART = { at: '2026-05-01', reason: 'return_period_over', sku: null, bonus: 3 } as const;
const PARTS = {
  items: [
    { ...PART, id: 2, order_number: '100012', sum: 130.5 },
    { ...PART, id: 3, order_number: '100010', sku: 'TEE', reason: 'line_returned', sum: -10, bonus: 0 },
  ],
  sum: 120.5,
} as const;
const MADE = {
  ...PAID,
  bonus: 3,
  orders: 4,
  created_at: '2026-05-02',
  paid_at: null,
  withdrawn_at: null,
  file: null,
  bank_file: null,
  payee: null,
};
export const Payouts: Story = {
  render: () => (
    <>
      <DueList
        due={[{ ...PAID, bonus: 3, orders: 4, up_to: 9, minimum: 50, is_due: true }]}
        money={money}
        details={() => (
          <PayoutParts
            parts={PARTS}
            money={(sum) => money(sum, 'USD')}
            moment={(at) => at}
            orderPath={(number) => `/manage/orders/${number}`}
          />
        )}
        actions={<button type="button">Create these payouts</button>}
      />
      <MadeList
        made={[MADE, { ...MADE, id: 2, paid_at: '2026-05-03', file: '/payout.pdf' }]}
        money={money}
        moment={(at) => at}
        mayWrite
        wanted={{ q: '', state: '' }}
        onWanted={nothing}
        details={() => (
          <PayoutParts
            parts={PARTS}
            money={(sum) => money(sum, 'USD')}
            moment={(at) => at}
            orderPath={(number) => `/manage/orders/${number}`}
          />
        )}
        onSend={nothing}
        onWithdraw={nothing}
      />
    </>
  ),
};
export const BankFilesOfPayouts: Story = {
  render: () => (
    <>
      <NewBankFile
        payouts={[MADE, { ...MADE, id: 5, currency: 'EUR', bank_file: null }]}
        money={money}
        today="2026-05-04"
        busy={false}
        onMake={nothing}
      />
      <BankFileList
        files={[BANK_FILE, { ...BANK_FILE, id: 1, canceled_at: '2026-05-02', link: null }]}
        money={money}
        mayWrite
        isOpen={() => true}
        onSent={nothing}
        onCancel={nothing}
      />
    </>
  ),
};

export const OrdersInside: Story = {
  render: () => (
    <PayoutParts
      parts={PARTS}
      money={(sum) => money(sum, 'USD')}
      moment={(at) => at}
      orderPath={(number) => `/manage/orders/${number}`}
    />
  ),
};
