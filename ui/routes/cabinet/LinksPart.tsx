import { useEffect, useId, useState, type SubmitEvent } from 'react';
import {
  MAX_LABEL,
  promoLink,
  readLabel,
  type BloggersArea,
  type PlacementLabel,
  type Reading,
} from '../../../core/blogger';
import { isShopError } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { untilLoaded } from '../../loading/until-loaded';
import { LabelList } from '../../pages/cabinet/money/LabelList';
import styles from '../../pages/cabinet/money/Sales.module.css';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['terms'] as const;
const UNREAD = { status: 'unread' } as const;
type Labels = readonly PlacementLabel[];

export const LinksPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const notify = useNotify();
  const online = useOnline();
  useParts(bloggers, SHOWN);
  const terms = useObservable(bloggers.terms$, UNREAD);
  const { reading, retry, keep } = useLabels(bloggers);
  const home = location.origin + shop.routing.localPath('/');
  const linkOf = (label: string | undefined) =>
    terms.status === 'here' ? promoLink(home, terms.value.promo_code, label) : home;
  const remove = (label: string) => void bloggers.removeLabel({ label }).then(keep, notify);
  return (
    <div className={styles.sales}>
      <p>{t('links.hint')}</p>
      <NewLabel bloggers={bloggers} onAdded={keep} />
      <Read of={reading} online={online} onRetry={retry}>
        {(labels) => <LabelList labels={labels} linkOf={linkOf} onRemove={remove} />}
      </Read>
    </div>
  );
};

function useLabels(bloggers: BloggersArea) {
  const [reading, setReading] = useState<Reading<Labels>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const keep = (value: Labels) => setReading({ status: 'here', value, readAt: Date.now(), isRefreshing: false });
  useEffect(
    () =>
      untilLoaded(() => bloggers.labels(), {
        here: (value) => setReading({ status: 'here', value, readAt: Date.now(), isRefreshing: false }),
        failed: () => setReading({ status: 'failed', error: undefined }),
      }),
    [bloggers, attempt],
  );
  return { reading, keep, retry: () => setAttempt(attempt + 1) };
}

interface NewLabelProps {
  readonly bloggers: BloggersArea;
  readonly onAdded: (labels: Labels) => void;
}

function NewLabel({ bloggers, onAdded }: NewLabelProps) {
  const t = useCabinetText();
  const notify = useNotify();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const label = readLabel(text);
    if (label === undefined) {
      setError(t('links.label-error'));
      return;
    }
    setBusy(true);
    try {
      onAdded(await bloggers.addLabel({ label }));
      setText('');
    } catch (failed) {
      const max =
        isShopError(failed, 'request-rejected') &&
        failed.details['error'] === 'too_many_labels' &&
        failed.details['max'];
      if (typeof max === 'number') setError(t('links.too-many', { max }));
      else notify(failed);
    }
    setBusy(false);
  };
  return (
    <form className={styles.states} noValidate onSubmit={(event) => void add(event)}>
      <Field
        id={id}
        label={t('links.label')}
        hint={t('links.label-hint')}
        error={error}
        value={text}
        maxLength={MAX_LABEL}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('links.add')}
      </Button>
    </form>
  );
}
