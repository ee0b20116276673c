import { useState } from 'react';
import type { ManageArea, ManagedOrder } from '../../../../core/staff';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';
import { isConflict, refusedText } from './refused-text';

export interface OpenOrder {
  readonly order: ManagedOrder | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly since: ManagedOrder['history'];
  /** Runs one action at a time on the loaded revision. @returns true if done */
  readonly act: (work: (order: ManagedOrder) => Promise<ManagedOrder>) => Promise<boolean>;
  readonly begin: () => void;
}

/** Loads an order; never shows an earlier state than the last change. */
export function useOrder(manage: ManageArea, id: string): OpenOrder {
  const t = useManageText();
  const shop = useShop();
  const { value, error, reload } = useLoaded(id, (signal) => manage.order({ id }, { signal }));
  const [changed, setChanged] = useState<ManagedOrder>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [since, setSince] = useState<ManagedOrder['history']>([]);
  const order = changed ?? value;
  const begin = () => {
    setRefusal(undefined);
    setSince([]);
  };
  const act: OpenOrder['act'] = async (work) => {
    if (order === undefined || isBusy) return false;
    setBusy(true);
    begin();
    try {
      setChanged(await work(order));
      shop.notices.spawn({ type: 'success', code: 'order-saved', message: t('order.saved'), timeToLive: 3000 });
      return true;
    } catch (thrown) {
      if (!isConflict(thrown)) {
        setRefusal(refusedText(thrown, t));
        return false;
      }
      const fresh = await manage.order({ id }).catch(() => undefined);
      if (fresh === undefined) setRefusal(refusedText(thrown, t));
      else {
        setSince(fresh.history.slice(order.history.length));
        setChanged(fresh);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { order, error, reload, isBusy, refusal, since, act, begin };
}
