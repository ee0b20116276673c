import type { ReactNode } from 'react';
import { lastShown, type PromoProduct } from '../../../core';
import { Link } from '../../components/Link';
import { useCabinetText } from '../../text/cabinet-text';
import { longDate } from '../../text/long-date';
import { useLocale } from '../../text/text-context';
import styles from './PromoLists.module.css';
import { PromoPicture } from './PromoPicture';

interface Props {
  readonly product: PromoProduct;
  /** What it looks like. */
  readonly pictures: readonly string[];
  /** Where the product is. */
  readonly href: string;
  /** How deep its heading is; below that of a phase by default. */
  readonly heading?: 'h2' | 'h3';
  /** A post of it was begun on this device. */
  readonly isBegun?: boolean;
  /** What is to be said besides, and what can be done. */
  readonly children?: ReactNode;
}

/** A promo product or set in a list: what it is, when it arrived or will, how often it was shown. */
export function PromoRow({ product, pictures, href, heading: Heading = 'h3', isBegun = false, children }: Props) {
  const t = useCabinetText();
  return (
    <li className={styles.row} data-testid="promo" data-row>
      <PromoPicture pictures={pictures} sizes="96px" />
      <div className={styles.facts}>
        <Heading className={styles.name}>
          <Link href={href}>{product.title}</Link>
        </Heading>
        <p className={styles.soft}>
          {product.is_set ? t('product.set', { count: product.parts.length }) : t('product.single')}
        </p>
        <Arrival product={product} />
        <Shown product={product} />
        {isBegun && <p className={styles.begun}>{t('product.draft')}</p>}
        {children}
      </div>
    </li>
  );
}

function Arrival({ product }: { readonly product: PromoProduct }) {
  const t = useCabinetText();
  const locale = useLocale();
  const { delivered, delivered_at: at, days_to_delivery: days } = product;
  if (at !== null) return <p className={styles.soft}>{t('product.delivered', { date: longDate(at, locale) })}</p>;
  if (delivered || days === null) return null;
  return <p className={styles.soft}>{t('product.days', { count: days })}</p>;
}

function Shown({ product }: { readonly product: PromoProduct }) {
  const t = useCabinetText();
  const locale = useLocale();
  const last = lastShown(product);
  if (product.promoted_count === 0 || last === undefined) return null;
  return (
    <p className={styles.soft}>
      {t('product.shown-last', { count: product.promoted_count, date: longDate(last, locale) })}
    </p>
  );
}
