import { useState } from 'react';
import { moneyOf } from '../money-of';
import { mayUser, type DuePayout, type ManageArea, type ManagedPayout } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { DueList, MadeList, type PayoutsWanted } from '../../../pages/manage/PayoutDesk';
import { PayoutParts } from '../../../pages/manage/PayoutParts';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { BankFilesOf } from './BankFilesOf';
import type { ManagePart } from '../part';
import { sentFile } from '../sent-file';
import { useLoaded } from '../use-loaded';

export const PayoutsPart: ManagePart = ({ manage, user }) => {
  const t = useManageText();
  const locale = useLocale();
  const [wanted, setWanted] = useState<PayoutsWanted>({ q: '', state: '' });
  const { value, error, reload, busy, make, send, withdraw, revision } = useAdmin(manage, wanted);
  const moment = (at: string) => momentOf(at, locale);
  const mayWrite = mayUser(user, 'payouts:write');
  return (
    <>
      <ManageTitle title={t('nav.payouts')} />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && (
        <>
          <DueList
            due={value.due}
            money={moneyOf}
            details={({ blogger_id, currency }) => (
              <Parts manage={manage} of={{ blogger_id, currency }} currency={currency} />
            )}
            actions={
              mayWrite && (
                <Button busy={busy} onClick={() => void make(value.due)}>
                  {t('payout.make')}
                </Button>
              )
            }
          />
          <MadeList
            made={value.made}
            wanted={wanted}
            onWanted={setWanted}
            money={moneyOf}
            moment={moment}
            details={({ id, currency }) => <Parts manage={manage} of={{ id }} currency={currency} />}
            mayWrite={mayWrite}
            onSend={(payout, file) => void send(payout, file)}
            onWithdraw={({ id }) => void withdraw(id)}
          />
          <BankFilesOf manage={manage} mayWrite={mayWrite} money={moneyOf} revision={revision} onChanged={reload} />
        </>
      )}
    </>
  );
};

interface PartsProps {
  readonly manage: ManageArea;
  readonly of: Parameters<ManageArea['payoutParts']>[0];
  readonly currency: string;
}

/** Reads the movements of an opened payout. */
function Parts({ manage, of, currency }: PartsProps) {
  const shop = useShop();
  const locale = useLocale();
  const { value, error, reload } = useLoaded(JSON.stringify(of), (signal) => manage.payoutParts(of, { signal }));
  if (value === undefined) return <Waiting state={error === undefined ? 'loading' : 'failed'} onRetry={reload} />;
  return (
    <PayoutParts
      parts={value}
      money={(amount) => moneyOf(amount, currency)}
      moment={(at) => momentOf(at, locale)}
      orderPath={(number) => shop.routing.localPath(`/manage/orders/${encodeURIComponent(number)}`)}
    />
  );
}

function useAdmin(manage: ManageArea, { q, state }: PayoutsWanted) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [revision, setRevision] = useState(0);
  const { value, error, reload } = useLoaded(`payouts ${state} ${q}`, async (signal) => ({
    due: (await manage.duePayouts({}, { signal })).filter((one) => one.is_due),
    made: await manage.payouts({ ...(q.trim() !== '' && { q }), ...(state !== '' && { state }) }, { signal }),
  }));
  const format = (type: 'success' | 'warning', message: string) =>
    shop.notices.spawn({ type, code: 'payouts', message, timeToLive: 5000 });
  const doing = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (failed) {
      notify(failed);
    }
    setBusy(false);
    setRevision((before) => before + 1);
    reload();
  };
  const make = (due: readonly DuePayout[]) =>
    doing(async () => {
      // Sends the amounts as shown; the shop rejects those that have changed.
      const list = due.map(({ blogger_id, currency, sum, bonus, up_to }) => ({
        blogger_id,
        currency,
        sum,
        bonus,
        up_to,
      }));
      const { kind } = await manage.makePayouts(list);
      if (kind === 'made') format('success', t('payout.made'));
      else format('warning', t('payout.changed'));
    });
  const send = (payout: ManagedPayout, file: File | undefined) =>
    doing(async () => manage.sendPayout({ id: payout.id, ...(file && { file: await sentFile(file) }) }));
  const withdraw = (id: number) => doing(() => manage.withdrawPayout({ id }));
  return { value, error, reload, busy, make, send, withdraw, revision };
}
