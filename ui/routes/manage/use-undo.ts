import { useState } from 'react';
import { isShopError } from '../../../core/shopper';
import type { ManageArea, StaffChange } from '../../../core/staff';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';

async function versionNow({ records }: ManageArea, { kind, record }: StaffChange): Promise<string | undefined> {
  const client = Object.values(records).find((one) => one.kind === kind);
  try {
    return (await client?.show(record))?.version;
  } catch (error) {
    if (isShopError(error) && error.details['status'] === 404) return undefined;
    throw error;
  }
}

export function useUndo(manage: ManageArea) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState<number>();
  const undo = async (change: StaffChange, version?: string) => {
    if (busy !== undefined) return;
    setBusy(change.id);
    try {
      // A removed record has no version.
      const isRemoved = change.action === 'removed';
      const now = version ?? (isRemoved ? undefined : await versionNow(manage, change));
      await manage.restore({ change: change.id, ...(now !== undefined && { version: now }) });
      shop.notices.spawn({ type: 'success', code: 'change-undone', message: t('changes.undone'), timeToLive: 3000 });
      await shop.routing.reload();
    } catch (error) {
      const isStale = isShopError(error) && error.details['error'] === 'record_changed';
      if (!isStale) notify(error);
      else
        shop.notices.spawn({ type: 'warning', code: 'record-changed', message: t('error.conflict'), timeToLive: 5000 });
    } finally {
      setBusy(undefined);
    }
  };
  return { undo, busy };
}
