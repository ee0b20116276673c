import { useState } from 'react';
import { mayUser } from '../../../../core/staff';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { RefundList } from '../../../pages/manage/orders/RefundList';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { refusedText } from './refused-text';

export const RefundsPart: ManagePart = ({ manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const { value, error, reload } = useLoaded('refunds', (signal) => manage.openRefunds({}, { signal }));
  const [busy, setBusy] = useState<string>();
  const work = async (id: string, reason: string, action: 'given' | 'retry') => {
    if (busy !== undefined) return;
    setBusy(`${id} ${reason}`);
    try {
      await manage.workRefund({ id, reason, action });
      shop.notices.spawn({ type: 'success', code: 'refund-worked', message: t('order.saved'), timeToLive: 3000 });
    } catch (thrown) {
      const message = refusedText(thrown, t);
      shop.notices.spawn({ type: 'warning', code: 'refund-refused', message, timeToLive: 6000 });
    } finally {
      setBusy(undefined);
      reload();
    }
  };
  return (
    <>
      <ManageTitle title={t('orders.refunds')} />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && (
        <RefundList
          refunds={value}
          pathOf={(id) => shop.routing.localPath(`/manage/orders/${encodeURIComponent(id)}`)}
          busy={busy}
          onWork={mayUser(user, 'orders:refund') ? (id, reason, action) => void work(id, reason, action) : undefined}
        />
      )}
    </>
  );
};
