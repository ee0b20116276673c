import { useState } from 'react';
import type { ManageArea, ManagedOrder } from '../../../../core';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';
import { isConflict, refusedText } from './refused-text';

/** One order and what is being done to it. */
export interface OpenOrder {
  readonly order: ManagedOrder | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  readonly isBusy: boolean;
  /** Why the shop did not do what was asked last. */
  readonly refusal: string | undefined;
  /** What somebody else did since the order was read. */
  readonly since: ManagedOrder['history'];
  /** Does something to the order as it was read; once however often it is pressed. @returns whether it was done */
  readonly act: (work: (order: ManagedOrder) => Promise<ManagedOrder>) => Promise<boolean>;
  /** Forgets what went wrong. */
  readonly begin: () => void;
}

/** Reads an order, and keeps it as it is after each change: the page never shows an earlier state. */
export function useOrder(manage: ManageArea, id: string): OpenOrder {
  const t = useManageText();
  const shop = useShop();
  const { value, error, reload } = useLoaded(id, () => manage.order(id));
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
      const fresh = await manage.order(id).catch(() => undefined);
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
