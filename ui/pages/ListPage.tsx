import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ListState } from '../../core/internal';
import type { Product } from '../../core/shopper';
import { EmptyPage } from '../components/base/EmptyPage';
import { ProductGrid } from '../components/products/ProductGrid';
import { QuickAddButton } from '../components/products/QuickAddButton';
import { useText } from '../text/text-context';
import styles from './ListPage.module.css';

interface Props {
  readonly title: string;
  readonly list: ListState;
  readonly empty: { readonly title: string; readonly hint: string };
  readonly homePath: string;
  readonly linkOf: (product: Product) => string;
  readonly onward?: ReactNode;
  /** Note above a list that is not empty. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

export function ListPage({ title, list, empty, homePath, linkOf, onward, note, actions }: Props) {
  const t = useText();
  const { items, isLoaded } = list;
  const isEmpty = isLoaded && items.length === 0;
  return (
    <>
      <header className={styles.head}>
        <h1 className={clsx('display', styles.title)}>
          {isEmpty ? empty.title : title}
          {items.length > 0 && <sup className={styles.total}>{items.length}</sup>}
        </h1>
        {items.length > 0 && actions}
      </header>
      <div className={styles.body} data-testid="list-page" data-loaded={isLoaded}>
        <noscript>
          <p className={styles.hint}>{t('lists.no-script')}</p>
        </noscript>
        {isEmpty && (
          <EmptyPage hint={empty.hint} browse={{ href: homePath, label: t('lists.browse') }} onward={onward} />
        )}
        {items.length > 0 && note !== undefined && <p className={styles.note}>{note}</p>}
        {items.length > 0 && (
          <ProductGrid
            products={items}
            linkOf={linkOf}
            heading="h2"
            extra={(product) => <QuickAddButton product={product} href={linkOf(product)} />}
          />
        )}
      </div>
    </>
  );
}

export function EmptyList({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <p className={clsx('display', styles.emptyTitle)} data-heading>
        {title}
      </p>
      <p className={styles.hint}>{hint}</p>
      {children}
    </div>
  );
}
