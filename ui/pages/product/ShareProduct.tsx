import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { ProductView } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import { sharePage, type ShareOutcome } from './share-page';
import styles from './ShareProduct.module.css';

const SAID = 4000;

interface Props {
  readonly view: { readonly current: Pick<ProductView['current'], 'name'>; readonly path: string };
}

/** Shares the selected variant without visit-specific parameters. */
export function ShareProduct({ view }: Props) {
  const t = useText();
  const [outcome, setOutcome] = useState<ShareOutcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), SAID);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await sharePage({ title: view.current.name, url: new URL(view.path, window.location.origin).href }));
  };
  return (
    <div className={styles.share}>
      <p role="status" className={styles.said}>
        {outcome === 'copied' && t('product.share-copied')}
        {outcome === 'refused' && t('product.share-refused')}
      </p>
      <button
        type="button"
        className={clsx(styles.button, outcome === 'copied' && styles.done)}
        title={t('product.share')}
        onClick={() => void share()}
        data-testid="share-product"
      >
        <span className="visually-hidden">
          {t('product.share')}: {view.current.name}
        </span>
      </button>
    </div>
  );
}
