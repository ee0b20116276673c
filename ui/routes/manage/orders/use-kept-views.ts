import { useState } from 'react';
import type { KeptView, ManageArea } from '../../../../core/staff';
import { useNotify } from '../../../state/use-notify';
import { useLoaded } from '../use-loaded';

const OF = { list: 'orders' } as const;

export function useKeptViews({ views: storage }: ManageArea) {
  const notify = useNotify();
  const { value } = useLoaded('views', (signal) => storage.list(OF, { signal }));
  const [changed, setChanged] = useState<readonly KeptView[]>();
  const change = async (work: Promise<readonly KeptView[]>) => {
    try {
      setChanged(await work);
    } catch (error) {
      notify(error);
    }
  };
  return {
    views: changed ?? value ?? [],
    keep: (view: KeptView) => void change(storage.keep({ ...OF, ...view })),
    drop: (name: string) => void change(storage.drop({ ...OF, name })),
  };
}
