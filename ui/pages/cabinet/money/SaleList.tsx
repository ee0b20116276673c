import { useState, type ReactNode } from 'react';
import type { BloggerList, BloggerOrder } from '../../../../core/blogger';
import { CART_THUMBNAIL } from '../../../../core/internal';
import { moneyText } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { Foldable } from '../../../components/base/Foldable';
import { ListFooter } from '../../../components/products/ListFooter';
import { Picture } from '../../../components/base/Picture';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import { EmptyList } from '../../ListPage';
import styles from './SaleList.module.css';

const STEP = 20;
const PHOTOS = 3;

interface Props {
  readonly sales: BloggerList<BloggerOrder>;
  /** Some orders are left out on purpose, so the list may be empty. */
  readonly isPart?: boolean;
  readonly onMore?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly details: (sale: BloggerOrder) => ReactNode;
}

export function SaleList({ sales: { items, total }, isPart = false, onMore, busy = false, details }: Props) {
  const t = useCabinetText();
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<number>();
  if (items.length === 0 && isPart) return <p>{t('sales.none-so')}</p>;
  if (items.length === 0) return <EmptyList title={t('sales.empty')} hint={t('sales.empty-hint')} />;
  return (
    <div className={styles.sales}>
      <ul>
        {items.slice(0, shown).map((sale) => (
          <Foldable
            key={sale.id}
            testId="sale"
            head={<Glance sale={sale} />}
            isOpen={sale.id === open}
            onToggle={() => setOpen(sale.id === open ? undefined : sale.id)}
          >
            {sale.id === open && details(sale)}
          </Foldable>
        ))}
      </ul>
      <ListFooter status={t('sales.shown', { shown: Math.min(shown, items.length), total })}>
        {(shown < items.length || onMore !== undefined) && (
          <Button
            kind="secondary"
            busy={busy}
            onClick={() => {
              setShown(shown + STEP);
              if (shown + STEP > items.length) onMore?.();
            }}
          >
            {t('sales.show-more')}
          </Button>
        )}
      </ListFooter>
    </div>
  );
}

function Glance({ sale }: { readonly sale: BloggerOrder }) {
  const t = useCabinetText();
  const locale = useLocale();
  const { royalty, products } = sale;
  return (
    <span className={styles.glance}>
      <span className={styles.facts}>
        <span className={styles.name}>
          <b>{t('sales.number', { number: sale.number })}</b>
          <span className={styles.soft}>{longDate(sale.date, locale)}</span>
        </span>
        <span className={styles.name}>
          <b data-testid="sale-royalty">{moneyText(royalty.sum, royalty.currency, locale)}</b>
          <span className={styles.state} data-state={royalty.state}>
            {t(`royalty.${royalty.state}`)}
          </span>
        </span>
      </span>
      <span className={styles.photos} aria-hidden="true">
        {products.slice(0, PHOTOS).map(({ sku, image }, index) => (
          <span key={`${sku}-${String(index)}`} className={styles.photo}>
            {image !== null && <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="56px" />}
          </span>
        ))}
        {products.length > PHOTOS && (
          <span className={styles.soft}>{t('sales.more-products', { count: products.length - PHOTOS })}</span>
        )}
      </span>
    </span>
  );
}
