import { useEffect, useState } from 'react';
import { of, type Observable } from 'rxjs';
import type { UpdatesArea, UpdatesState } from '../../../core/staff';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';

const NONE: Pick<UpdatesState, 'progress'> & { readonly running: { readonly all: boolean } } = {
  running: { all: false },
  progress: null,
};
const NOTHING: Observable<typeof NONE> = of(NONE);

export type UpdateProgress = { readonly done: number; readonly total: number } | 'begun';

interface FullUpdate {
  /** Omitted except for admins and bloggers. */
  readonly onUpdate?: () => void;
  readonly progress?: UpdateProgress;
}

export function useFullUpdate(): FullUpdate {
  const shop = useShop();
  const notify = useNotify();
  const user = useObservable(shop.user$, null);
  const may = user?.roles.some((role) => role === 'admin' || role === 'blogger') === true;
  const [updates, setUpdates] = useState<UpdatesArea>();
  useEffect(() => {
    if (!may) return;
    shop.manage().then(
      (manage) => setUpdates(() => manage.updates),
      () => undefined,
    );
  }, [shop, may]);
  const { running, progress } = useObservable<typeof NONE>(updates?.state$ ?? NOTHING, NONE);
  if (!may || updates === undefined) return {};
  return {
    onUpdate: () => void updates.updateAll().catch(notify),
    ...(running.all && { progress: progress === null || progress.total === 0 ? 'begun' : progress }),
  };
}
