import type { ReactNode } from 'react';
import { lastShown, type PromoProduct } from '../../../core/blogger';
import { Link } from '../../components/base/Link';
import { useCabinetText } from '../../text/cabinet-text';
import { longDate } from '../../text/long-date';
import { useLocale } from '../../text/text-context';
import styles from './PromoLists.module.css';
import { PromoPicture } from './PromoPicture';

interface Props {
  readonly product: PromoProduct;
  readonly pictures: readonly string[];
  readonly href: string;
  readonly heading?: 'h2' | 'h3';
  readonly isBegun?: boolean;
  readonly children?: ReactNode;
}

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
