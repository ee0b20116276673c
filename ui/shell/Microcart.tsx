import type { ComponentProps, ReactNode } from 'react';
import type { TotalSegment } from '../../core/shopper';
import { BagNotes } from '../components/bag/BagNotes';
import { Button, ButtonLink } from '../components/base/Button';
import { CartLines, type BagLines } from '../components/bag/CartLines';
import { Drawer } from '../components/base/Drawer';
import { TotalsList } from '../components/bag/TotalsList';
import { useText } from '../text/text-context';
import styles from './Microcart.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly bag: BagLines;
  readonly notes: ComponentProps<typeof BagNotes>;
  /** Segments of the bag page, so that both show one total. */
  readonly segments: readonly TotalSegment[];
  readonly delivery?: ReactNode;
  readonly elsewhere?: ReactNode;
  readonly notices?: ReactNode;
  readonly cartPath: string;
  readonly checkoutPath: string;
}

export function Microcart(props: Props) {
  const { open, onClose, bag, notes, segments, delivery, elsewhere, notices, cartPath, checkoutPath } = props;
  const t = useText();
  const isEmpty = bag.items.length === 0;
  const footer = isEmpty ? undefined : (
    <div className={styles.footer} aria-busy={bag.isAnswering}>
      {delivery}
      <TotalsList segments={segments} taxIncluded={bag.taxIncluded} pending={bag.pending} />
      <ButtonLink kind="buy" href={checkoutPath} wide onClick={onClose}>
        {t('cart.checkout')}
      </ButtonLink>
      <ButtonLink href={cartPath} kind="quiet" wide onClick={onClose}>
        {t('cart.view')}
      </ButtonLink>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t('cart.title')} side="right" footer={footer}>
      <div className={styles.body}>
        {notices}
        <BagNotes {...notes} />
        {(!isEmpty || bag.removed.length > 0) && <CartLines bag={bag} testId="microcart-items" newestFirst />}
        {isEmpty && (
          <div className={styles.empty}>
            <p className="display">{t('cart.empty')}</p>
            {elsewhere}
            <p>{t('cart.empty-hint')}</p>
            <Button kind="secondary" onClick={onClose}>
              {t('cart.continue')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}
