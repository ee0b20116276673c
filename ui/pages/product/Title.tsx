import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { ProductView } from '../../../core/shopper';
import { Price } from '../../components/base/Price';
import { Stars } from '../../components/base/Stars';
import { useGoodsLang, useText } from '../../text/text-context';
import styles from './Title.module.css';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'price'>;
  readonly taxIncluded: boolean;
}

const NO_TAX = 0;

export function Title({ view, taxIncluded }: Props) {
  const t = useText();
  const lang = useGoodsLang();
  const { parent, current, price } = view;
  return (
    <header className={styles.head}>
      {current.brand_name !== undefined && <p className={styles.brand}>{current.brand_name}</p>}
      <h1 className={clsx('display', styles.name)} lang={lang}>
        {unbroken(parent.name)}
      </h1>
      {parent.rating !== undefined && (parent.reviews_count ?? 0) > 0 && (
        <p className={styles.rating}>
          <a href="#reviews">
            <Stars rating={parent.rating} />
            <span>{t('product.reviews', { count: parent.reviews_count ?? 0 })}</span>
          </a>
        </p>
      )}
      <div className={styles.cost} aria-live="polite">
        <Price final={price.final} regular={price.onSale ? price.regular : undefined} from={price.from} large />
        {current.tax_class_id !== NO_TAX && (
          <p className={styles.tax}>{t(taxIncluded ? 'product.tax-included' : 'product.tax-excluded')}</p>
        )}
      </div>
    </header>
  );
}

/** A compound of two words up to this many letters stays in one line; a longer one would leave a phone's. */
const MAX_COMPOUND_LENGTH = 16;

/** Keeps short compounds on one line: 'Wide-Leg' reads as one word. */
function unbroken(name: string): ReactNode {
  if (!name.includes('-')) return name;
  return name.split(/(\s+)/).map((word, at) =>
    word.includes('-') && word.length <= MAX_COMPOUND_LENGTH ? (
      // The words of a name have no other identity than their place.
      <span key={at} className={styles.compound}>
        {word}
      </span>
    ) : (
      <Fragment key={at}>{word}</Fragment>
    ),
  );
}
