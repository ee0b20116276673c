import { useCallback, useEffect, useState } from 'react';
import type { OrderTrackingArea, TrackedOrder } from '../../../core/account';
import { isShopError } from '../../../core/shopper';

export type Tracked =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'here';
      readonly tracked: TrackedOrder;
      readonly now: number;
    };

export function useTracked(
  tracking: OrderTrackingArea,
  id: string | undefined,
): {
  readonly state: Tracked;
  readonly show: (order: TrackedOrder['order']) => void;
  readonly reopen: () => void;
} {
  const [state, setState] = useState<Tracked>({ kind: 'loading' });
  const [round, setRevision] = useState(0);
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
  const reopen = useCallback(() => setRevision((before) => before + 1), []);
  const show = useCallback((order: TrackedOrder['order']) => {
    setState((before) =>
      before.kind === 'here' ? { ...before, tracked: { ...before.tracked, order }, now: Date.now() } : before,
    );
  }, []);
  return { state: id === undefined ? { kind: 'none' } : state, show, reopen };
}

function isUnknown(error: unknown): boolean {
  return isShopError(error, 'request-rejected') && error.details.status === 404;
}
