import { useState } from 'react';
import type { KeptView, ManageArea } from '../../../../core';
import { useNotify } from '../../../state/use-notify';
import { useLoaded } from '../use-loaded';

export function useKeptViews({ views: storage }: ManageArea) {
  const notify = useNotify();
  const { value } = useLoaded('views', () => storage.list());
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
    keep: (view: KeptView) => void change(storage.keep(view)),
    drop: (name: string) => void change(storage.drop(name)),
  };
}
