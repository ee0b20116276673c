import { useState } from 'react';
import type { Product, ProductView } from '../../core';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { ProductTile } from '../components/ProductTile';
import { Rail } from '../components/Rail';
import { useText } from '../text/text-context';
import { BuyBox } from './product/BuyBox';
import { Gallery } from './product/Gallery';
import { ProductText } from './product/ProductText';
import styles from './ProductPage.module.css';

interface Props {
  readonly view: ProductView;
  readonly similar: readonly Product[];
  readonly taxIncluded: boolean;
  readonly linkOf: (product: Product) => string;
  readonly onChoose: (code: string, value: string) => void;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
  readonly onAdd: (qty: number) => Promise<boolean>;
}

/** One product: its pictures, what to choose, and the way into the bag. */
export function ProductPage({ view, similar, taxIncluded, linkOf, onChoose, onConfigure, onAdd }: Props) {
  const t = useText();
  const [phase, setPhase] = useState<'idle' | 'adding' | 'added'>('idle');
  const add = async (qty: number) => {
    setPhase('adding');
    setPhase((await onAdd(qty)) ? 'added' : 'idle');
  };
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs trail={view.breadcrumbs} />
      </div>
      <article className={styles.product}>
        <Gallery images={view.gallery} name={view.current.name} />
        <div className={styles.side}>
          <BuyBox
            view={view}
            taxIncluded={taxIncluded}
            phase={phase}
            onChoose={(code, value) => {
              setPhase('idle');
              onChoose(code, value);
            }}
            onConfigure={onConfigure}
            onAdd={(qty) => void add(qty)}
          />
          <ProductText product={view.current} />
        </div>
      </article>
      {similar.length > 0 && (
        <Rail title={t('product.similar')}>
          {similar.map((product) => (
            <li key={product.sku}>
              <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 64em) 21vw, 62vw" />
            </li>
          ))}
        </Rail>
      )}
    </>
  );
}
