import { useState } from 'react';
import { formatPrice, mayUser, STORE_VIEWS, type DuePayout, type ManageArea, type ManagedPayout } from '../../../core';
import { Button } from '../../components/base/Button';
import { Waiting } from '../../pages/account/Waiting';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { DueList, MadeList } from '../../pages/manage/PayoutDesk';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import type { ManagePart } from './part';
import { sentFile } from './sent-file';
import { useLoaded } from './use-loaded';

export const PayoutsPart: ManagePart = ({ manage, user }) => {
  const t = useManageText();
  const locale = useLocale();
  const { value, error, reload, busy, make, send, withdraw } = useAdmin(manage);
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
            money={moneyOf}
            moment={(at) => momentOf(at, locale)}
            mayWrite={mayWrite}
            onSend={(payout, file) => void send(payout, file)}
            onWithdraw={({ id }) => void withdraw(id)}
          />
        </>
      )}
    </>
  );
};

function useAdmin(manage: ManageArea) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { value, error, reload } = useLoaded('payouts', async () => ({
    due: (await manage.duePayouts()).filter((one) => one.is_due),
    made: await manage.payouts(),
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
  return { value, error, reload, busy, make, send, withdraw };
}

function moneyOf(amount: number, currency: string): string {
  const store = STORE_VIEWS.find(({ i18n }) => i18n.currencyCode === currency);
  return store === undefined ? `${String(amount)} ${currency}` : formatPrice(Math.round(amount * 100), store.i18n);
}
