import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankFile } from '../../../../core/internal-staff';
import type { ManagedPayout } from '../../../../core/staff';
import { BankFileList, NewBankFile, type BankFileInput } from '../../../../ui/pages/manage/BankFiles';
import { MadeList, type PayoutsWanted } from '../../../../ui/pages/manage/PayoutDesk';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const money = (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`;
const payout = (id: number, more: Partial<ManagedPayout> = {}): ManagedPayout => ({
  ...{ id, blogger_id: 4, name: 'Lotte', contact: null, currency: 'EUR', sum: 29.65, bonus: 0, orders: 1 },
  ...{ created_at: '2026-05-02', paid_at: null, withdrawn_at: null, file: null, bank_file: null, payee: null },
  ...more,
});

describe('the payouts of staff', () => {
  it('are searched and filtered, and show orders, account and tax status before they are sent', async () => {
    const wanted = vi.fn<(wanted: PayoutsWanted) => void>();
    const payee = { holder: 'Lotte B', account: 'DE89', bic: '', tax_status: 'private', tax_number: '' } as const;
    const { user } = renderPage(
      <ManageSpeech messages={manageEn} locale="en-US">
        <MadeList
          made={[payout(1, { payee }), payout(2, { bank_file: 7 })]}
          wanted={{ q: '', state: '' }}
          onWanted={wanted}
          money={money}
          moment={(at) => at}
          mayWrite
          details={({ id }) => <p>Orders of {id}</p>}
          onSend={() => undefined}
          onWithdraw={() => undefined}
        />
      </ManageSpeech>,
    );
    await user.type(screen.getByLabelText('Search by blogger or number'), 'L');
    expect(wanted).toHaveBeenLastCalledWith({ q: 'L', state: '' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Sent');
    expect(wanted).toHaveBeenLastCalledWith({ q: '', state: 'sent' });
    expect(screen.queryByText('Mark as sent')).not.toBeInTheDocument();
    const [first, second] = screen.getAllByTestId('made');
    if (first === undefined || second === undefined) throw new Error('Two payouts are listed');
    await user.click(within(first).getByRole('button', { name: /29.65 EUR/ }));
    expect(first).toHaveTextContent('Orders of 1');
    expect(first).toHaveTextContent(/Lotte B, DE89 .*Private person/);
    expect(within(first).getByRole('button', { name: /^Withdraw/ })).toBeInTheDocument();
    expect(second).toHaveTextContent('in bank file 7');
    await user.click(within(second).getByRole('button', { name: /29.65 EUR/ }));
    expect(within(second).queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });
});

describe('a bank file', () => {
  it('contains the selected payouts of one currency', async () => {
    const make = vi.fn<(input: BankFileInput) => void>();
    const { user } = renderPage(
      <ManageSpeech messages={manageEn} locale="en-US">
        <NewBankFile
          payouts={[payout(1), payout(2), payout(3, { currency: 'USD' })]}
          money={money}
          today="2026-05-04"
          busy={false}
          onMake={make}
        />
      </ManageSpeech>,
    );
    expect(screen.getByRole('button', { name: 'Create bank file' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose all in EUR' }));
    await user.click(screen.getByRole('checkbox', { name: /Payout 2/ }));
    await user.click(screen.getByRole('button', { name: 'Create bank file' }));
    expect(make).toHaveBeenCalledWith({ ids: [1], format: 'sepa', day: '2026-05-04' });
  });

  it('is downloaded, marked as sent or cancelled, but not once it was cancelled', async () => {
    const cancel = vi.fn<(file: BankFile) => void>();
    const file = { id: 7, format: 'sepa', currency: 'EUR', sum: 59.3, payouts: [1, 2], day: '2026-05-05' } as const;
    const made = { ...file, payouts: [1, 2], created_at: '2026-05-04', created_by: 'Mira', canceled_at: null };
    const { user } = renderPage(
      <ManageSpeech messages={manageEn} locale="en-US">
        <BankFileList
          files={[
            { ...made, link: '/payouts-7.xml' },
            { ...made, id: 6, canceled_at: '2026-05-04', link: null },
          ]}
          money={money}
          mayWrite
          isOpen={() => true}
          onSent={() => undefined}
          onCancel={cancel}
        />
      </ManageSpeech>,
    );
    const [first, second] = screen.getAllByTestId('bank-file');
    expect(first).toHaveTextContent('File 7: 59.30 EUR, 2 payouts, 2026-05-05');
    expect(screen.getByRole('link', { name: 'Download file 7' })).toHaveAttribute('href', '/payouts-7.xml');
    expect(screen.getByRole('button', { name: 'Cancel file 7' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel file 7' }));
    const question = screen.getByRole('dialog', { name: 'Cancel file 7?' });
    expect(question).toHaveTextContent('59.30 EUR, execution date 2026-05-05');
    await user.click(within(question).getByRole('button', { name: 'Keep file' }));
    expect(cancel).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel file 7' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel file' }));
    expect(cancel.mock.calls).toMatchObject([[{ id: 7 }]]);
    expect(second).toHaveTextContent('Cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel file 6' })).not.toBeInTheDocument();
  });
});
