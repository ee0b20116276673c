import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { CartState, ShippingMethod, TotalSegment } from '../../core/shopper';
import { BagCodes } from '../components/bag/BagCodes';
import { BagDelivery } from '../components/bag/BagDelivery';
import { BagNotes } from '../components/bag/BagNotes';
import { ButtonLink } from '../components/base/Button';
import { CartLines, type BagLines } from '../components/bag/CartLines';
import { EmptyPage } from '../components/base/EmptyPage';
import type { GiftCardActions } from '../components/bag/GiftCardForm';
import { GiftNote } from '../components/bag/GiftNote';
import { ShareBag } from '../components/bag/ShareBag';
import { TotalsList } from '../components/bag/TotalsList';
import { useText } from '../text/text-context';
import styles from './CartPage.module.css';

interface Props {
  readonly cart: CartState;
  readonly bag: BagLines;
  readonly notes: ComponentProps<typeof BagNotes>;
  readonly onward?: ReactNode;
  readonly elsewhere?: ReactNode;
  readonly waiting?: ReactNode;
  readonly segments: readonly TotalSegment[];
  readonly ways?: readonly ShippingMethod[];
  readonly homePath: string;
  readonly checkoutPath: string;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => Promise<void>;
  readonly giftCards: GiftCardActions;
  readonly gift?: ComponentProps<typeof GiftNote> | undefined;
  readonly onShare: () => Promise<string | null>;
}

export function CartPage(props: Props) {
  const { cart, bag, notes, waiting, elsewhere, onward, homePath } = props;
  const t = useText();
  const empty = bag.items.length === 0;
  return (
    <div className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{empty && cart.isLoaded ? t('cart.empty') : t('cart.title')}</h1>
      <noscript>
        <p>{t('cart.no-script')}</p>
      </noscript>
      <BagNotes {...notes} />
      {waiting}
      <div className={empty ? styles.columns : clsx(styles.columns, styles.two)}>
        {(!empty || bag.removed.length > 0) && <CartLines bag={bag} heading="h2" className={styles.lines} />}
        {empty ? (
          <EmptyPage
            hint={t('cart.empty-hint')}
            browse={{ href: homePath, label: t('cart.browse') }}
            elsewhere={elsewhere}
            onward={cart.isLoaded && onward}
          />
        ) : (
          <Summary {...props} />
        )}
      </div>
    </div>
  );
}

function Summary({
  cart,
  bag,
  segments,
  ways = [],
  gift,
  checkoutPath,
  onCoupon,
  onCouponRemove,
  giftCards,
  onShare,
}: Props) {
  const t = useText();
  return (
    <section className={styles.summary} aria-label={t('cart.summary')} aria-busy={bag.isAnswering}>
      <BagDelivery ways={ways} totals={cart.totals} />
      <TotalsList segments={segments} taxIncluded={bag.taxIncluded} pending={bag.pending} />
      {cart.isLocal !== true && <BagCodes {...{ cart, onCoupon, onCouponRemove, giftCards }} />}
      {gift && <GiftNote {...gift} />}
      <ButtonLink kind="buy" href={checkoutPath} wide>
        {t('cart.checkout')}
      </ButtonLink>
      {cart.isLocal !== true && <ShareBag onShare={onShare} />}
    </section>
  );
}
