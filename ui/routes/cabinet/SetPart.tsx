import { useEffect, useState } from 'react';
import type { Collecting } from '../../../core/blogger';
import { Link } from '../../components/base/Link';
import { Read } from '../../pages/cabinet/Read';
import { SetBuilder } from '../../pages/cabinet/sets/SetBuilder';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { whyNotSaved, type SetError } from './set-error';
import { useParts } from './use-parts';

const SHOWN = ['products'] as const;
const UNREAD = { status: 'unread' } as const;
const OFF: Collecting = { isOn: false };

export const SetPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const online = useOnline();
  const [, navigate] = useLocation();
  const retry = useParts(bloggers, SHOWN);
  const products = useObservable(bloggers.products$, UNREAD);
  const collecting = useObservable(bloggers.collecting$, OFF);
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SetError>();
  useEffect(() => {
    bloggers.setCollecting(true);
    return () => bloggers.setCollecting(false);
  }, [bloggers]);
  const collected = collecting.isOn ? collecting.collected : [];
  const pathOf = (id: number) => shop.routing.localPath(`/cabinet/products/${String(id)}`);
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const ids = collected.map(({ id }) => id);
      const made = await bloggers.saveSet(ids, title);
      await bloggers.refresh(SHOWN).catch(() => undefined);
      shop.notices.spawn({ type: 'success', code: 'set-saved', message: t('set.saved') });
      navigate(pathOf(made.id));
    } catch (problem) {
      setError(whyNotSaved(problem, t));
      setBusy(false);
      bloggers.refresh(SHOWN, { skipCache: true }).catch(() => undefined);
    }
  };
  return (
    <Read of={products} online={online} onRetry={retry}>
      {({ items }) => (
        <SetBuilder
          products={items}
          collected={collected}
          title={title}
          busy={busy}
          error={error && <Refused error={error} pathOf={pathOf} />}
          pathOf={pathOf}
          onToggle={(id) => {
            setError(undefined);
            bloggers.toggleCollected(id);
          }}
          onTitle={setTitle}
          onSave={() => void save()}
        />
      )}
    </Read>
  );
};

function Refused({ error, pathOf }: { readonly error: SetError; readonly pathOf: (id: number) => string }) {
  const t = useCabinetText();
  return (
    <p>
      {error.text} {error.existing !== undefined && <Link href={pathOf(error.existing)}>{t('set.see-existing')}</Link>}
    </p>
  );
}
