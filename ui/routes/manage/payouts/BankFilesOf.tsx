import { useState } from 'react';
import { dayAt } from '../../../../core/internal';
import type { BankFile, BankFileProblem } from '../../../../core/internal-staff';
import type { ManageArea, ManagedPayout } from '../../../../core/staff';
import { BankFileList, NewBankFile, type BankFileInput } from '../../../pages/manage/BankFiles';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useTimeZone } from '../../../state/use-time-zone';
import { useManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';

interface Props {
  readonly manage: ManageArea;
  readonly mayWrite: boolean;
  readonly money: (amount: number, currency: string) => string;
  /** Changes when payouts were made, sent or withdrawn. */
  readonly revision: number;
  readonly onChanged: () => void;
}

/** Bank files of open payouts. */
export function BankFilesOf({ manage, mayWrite, money, revision, onChanged }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const zone = useTimeZone();
  const [today] = useState(() => dayAt(Date.now(), zone));
  const { value, reload } = useLoaded(`bank-files ${String(revision)}`, async (signal) => ({
    open: await manage.payouts({ state: 'open' }, { signal }),
    files: await manage.bankFiles({}, { signal }),
  }));
  if (value === undefined) return null;
  const tell = (type: 'success' | 'warning', message: string) =>
    shop.notices.spawn({ type, code: 'bank-files', message, timeToLive: 8000 });
  const doing = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(error);
    }
    setBusy(false);
    reload();
    onChanged();
  };
  const make = (input: BankFileInput) =>
    doing(async () => {
      const answer = await manage.makeBankFile.ask({ ids: [...input.ids], format: input.format, day: input.day });
      if (answer.ok) {
        tell('success', t('bank.made'));
        return;
      }
      const first = answer.refused === 'bank_file_refused' ? answer.data.problems?.[0] : undefined;
      if (first === undefined) tell('warning', t('bank.account-missing'));
      else tell('warning', t('bank.refused', { id: String(first.id), why: t(problemKey(first.problem)) }));
    });
  const sent = ({ payouts }: BankFile) =>
    doing(async () => {
      for (const id of payouts) await manage.sendPayout({ id });
    });
  const isOpen = ({ payouts }: BankFile) => value.open.some(({ id }) => payouts.includes(id));
  const free = value.open.filter((one: ManagedPayout) => one.bank_file === null);
  return (
    <>
      {mayWrite && (
        <NewBankFile payouts={free} money={money} today={today} busy={busy} onMake={(input) => void make(input)} />
      )}
      <BankFileList
        files={value.files}
        money={money}
        mayWrite={mayWrite}
        isOpen={isOpen}
        onSent={(file) => void sent(file)}
        onCancel={({ id }) => void doing(() => manage.cancelBankFile({ id }))}
      />
    </>
  );
}

function problemKey(problem: BankFileProblem) {
  return `bank.problem-${problem}` as const;
}
