import { useEffect } from 'react';
import { QuickAdd } from '../../routes/quick-add';
import { quickAdd$ } from '../../state/quick-add';
import { useObservable } from '../../state/use-observable';
import { NoticeStack } from './NoticeStack';

const done = () => quickAdd$.next(null);

export function Companions({ inPanel = false }: { readonly inPanel?: boolean }) {
  return (
    <>
      <NoticeStack inPanel={inPanel} />
      {!inPanel && <FromTile />}
    </>
  );
}

function FromTile() {
  const request = useObservable(quickAdd$, quickAdd$.value);
  useEffect(() => done, []);
  return request && <QuickAdd key={request.product.sku} request={request} onDone={done} />;
}
