import { useCallback, useEffect, useState } from 'react';
import { isShopError, lookUp, type OrderTrackingArea, type ReturnWish, type TrackedOrder } from '../../core';
import type { OrderActions, OrderDone } from '../pages/order/OrderPage';
import { useNotify } from '../state/use-notify';
import type { Refusal } from '../state/use-submit';
import { useOrderText } from '../text/order-text';

export type Tracked =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'here';
      readonly tracked: TrackedOrder;
      /** Milliseconds since the epoch: when the shop answered. */
      readonly now: number;
      readonly done?: OrderDone | undefined;
    };

/** An order that is asked for by its key, and what its shopper does with it. Without a key there is none. */
export function useTracked(
  tracking: OrderTrackingArea,
  id: string | undefined,
): {
  readonly state: Tracked;
  readonly actions: Omit<OrderActions, 'onProve'>;
  readonly reopen: () => void;
} {
  const [state, setState] = useState<Tracked>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    let live = true;
    tracking.open(id).then(
      (tracked) => {
        if (live) setState({ kind: 'here', tracked, now: Date.now() });
      },
      (error: unknown) => {
        if (live) setState(isUnknown(error) ? { kind: 'none' } : { kind: 'failed' });
      },
    );
    return () => {
      live = false;
    };
  }, [tracking, id, round]);
  const reopen = useCallback(() => setRound((before) => before + 1), []);
  const actions = useActions(tracking, id ?? '', setState);
  return { state: id === undefined ? { kind: 'none' } : state, actions, reopen };
}

function useActions(
  tracking: OrderTrackingArea,
  id: string,
  setState: (next: Tracked | ((before: Tracked) => Tracked)) => void,
): Omit<OrderActions, 'onProve'> {
  const t = useOrderText();
  const notify = useNotify();
  const show = (tracked: TrackedOrder, done: OrderDone) => setState({ kind: 'here', tracked, now: Date.now(), done });
  const say = (done: OrderDone) => setState((before) => (before.kind === 'here' ? { ...before, done } : before));
  return {
    onCancel: async () => {
      try {
        show(await tracking.cancel(id), 'canceled');
      } catch (error) {
        if (isRefused(error, 'too_late')) show(await tracking.open(id), 'late');
        else notify(error);
      }
    },
    onReturn: async (wish: ReturnWish): Promise<Refusal | undefined> => {
      try {
        show(await tracking.startReturn(id, wish), 'returned');
        return undefined;
      } catch (error) {
        if (isRefused(error, 'not_returnable')) return { field: 'lines', text: t('return.gone') };
        notify(error);
        return { field: 'lines', text: t('find.failed') };
      }
    },
    onPay: async (codes): Promise<Refusal | undefined> => {
      try {
        show(await tracking.payWithGiftCards(id, codes), 'paid');
        return undefined;
      } catch (error) {
        return { field: 'gift-code', text: t(sayFault(error)) };
      }
    },
    onSendLink: async () => {
      try {
        await tracking.sendLink(id);
        say('linked');
      } catch (error) {
        notify(error);
      }
    },
    onAccount: async () => {
      try {
        await tracking.makeAccount(id);
        say('account');
      } catch (error) {
        notify(error);
      }
    },
  };
}

const FAULTS = {
  gift_card_unknown: 'gift.unknown',
  gift_card_used_up: 'gift.used-up',
  gift_card_blocked: 'gift.blocked',
  gift_card_expired: 'gift.expired',
  gift_card_currency: 'gift.currency',
  gift_card_short: 'gift.short',
  order_not_payable: 'gift.not-payable',
} as const;

/** Why a gift card was not taken. */
function sayFault(error: unknown) {
  if (!isShopError(error, 'request-rejected')) return 'find.failed';
  if (error.details.status === 429) return 'gift.too-many';
  return lookUp(FAULTS, String(error.details.error)) ?? 'find.failed';
}

function isUnknown(error: unknown): boolean {
  return isShopError(error, 'request-rejected') && error.details.status === 404;
}

function isRefused(error: unknown, code: string): boolean {
  return isShopError(error, 'request-rejected') && error.details.error === code;
}
