import type { CartItem, TotalSegment } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { CartLine } from '../components/CartLine';
import { Drawer } from '../components/Drawer';
import { TotalsList } from '../components/TotalsList';
import { useText } from '../text/text-context';
import styles from './Microcart.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly items: readonly CartItem[];
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
  readonly confirmRemoval: boolean;
  readonly max: number;
  readonly cartPath: string;
  readonly checkoutPath: string;
  readonly linkOf: (item: CartItem) => string;
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
}

/** The bag beside the page. */
export function Microcart({
  open,
  onClose,
  items,
  segments,
  taxIncluded,
  confirmRemoval,
  max,
  cartPath,
  checkoutPath,
  linkOf,
  onQuantity,
  onRemove,
}: Props) {
  const t = useText();
  const footer =
    items.length === 0 ? undefined : (
      <div className={styles.foot}>
        <TotalsList segments={segments} taxIncluded={taxIncluded} />
        <ButtonLink href={checkoutPath} wide onClick={onClose}>
          {t('cart.checkout')}
        </ButtonLink>
        <ButtonLink href={cartPath} kind="quiet" wide onClick={onClose}>
          {t('cart.view')}
        </ButtonLink>
      </div>
    );
  return (
    <Drawer open={open} onClose={onClose} title={t('cart.title')} side="right" footer={footer}>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p className="display">{t('cart.empty')}</p>
          <p>{t('cart.empty-hint')}</p>
          <Button kind="secondary" onClick={onClose}>
            {t('cart.continue')}
          </Button>
        </div>
      ) : (
        <ul data-testid="microcart-items">
          {items.map((item) => (
            <li key={item.checksum}>
              <CartLine
                item={item}
                href={linkOf(item)}
                max={max}
                taxIncluded={taxIncluded}
                confirmRemoval={confirmRemoval}
                onQuantity={(qty) => onQuantity(item, qty)}
                onRemove={() => onRemove(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
