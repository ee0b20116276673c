import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '../../components/base/Link';
import { fullName } from '../../../core/account';
import { isPaidByGiftCards, isPickup, pendingTotal } from '../../../core/internal';
import { type CartState, type CheckoutState, type PickupShop, type TotalSegment, lookUp } from '../../../core/shopper';
import { BagCodes } from '../../components/bag/BagCodes';
import { BagNotes } from '../../components/bag/BagNotes';
import { keyOf } from '../../components/products/line-state';
import { TotalsList } from '../../components/bag/TotalsList';
import type { LineNews } from '../../components/bag/watch-lines';
import { useText } from '../../text/text-context';
import type { CheckoutActions } from './checkout-form';
import type { CouponRefusal } from './coupon-refusal';
import styles from './OrderReview.module.css';
import { payTitle } from './pay-title';
import { ReviewLine } from './ReviewLine';
import { townOf } from './town-of';

interface Props {
  readonly checkout: CheckoutState;
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly isRepricing?: boolean;
  readonly news: Readonly<Record<string, LineNews>>;
  readonly notes: ComponentProps<typeof BagNotes>;
  readonly shops: readonly PickupShop[] | undefined;
  readonly taxIncluded: boolean;
  readonly isVirtual: boolean;
  readonly cartPath: string;
  readonly couponRefusal?: CouponRefusal | undefined;
  readonly actions: Pick<CheckoutActions, 'giftCards' | 'onCoupon' | 'onCouponRemove'>;
}

export function OrderReview({
  checkout,
  cart,
  segments,
  isRepricing = false,
  news,
  notes,
  shops,
  taxIncluded,
  isVirtual,
  cartPath,
  couponRefusal,
  actions,
}: Props) {
  const t = useText();
  return (
    <>
      <h2 className={clsx('display', styles.title)}>{t('checkout.order-now')}</h2>
      <div className={styles.order}>
        <BagNotes {...notes} />
        <ul className={styles.lines}>
          {cart.cartItems.map((item) => (
            <li key={keyOf(item)} data-testid="review-line">
              <ReviewLine item={item} news={lookUp(news, keyOf(item))} taxIncluded={taxIncluded} />
            </li>
          ))}
        </ul>
        <Link href={cartPath} className={styles.edit}>
          {t('checkout.edit-cart')}
        </Link>
        <Choices
          checkout={checkout}
          cart={cart}
          shops={shops}
          isVirtual={isVirtual}
          isCovered={isPaidByGiftCards(segments)}
        />
        {cart.isLocal !== true && <BagCodes cart={cart} isCouponRefused={couponRefusal !== undefined} {...actions} />}
      </div>
      <div className={styles.totals} aria-busy={cart.isSyncing || isRepricing} data-testid="checkout-totals">
        <TotalsList segments={segments} taxIncluded={taxIncluded} pending={pendingTotal(cart, segments, taxIncluded)} />
      </div>
    </>
  );
}

function Choices({
  checkout,
  cart,
  shops = [],
  isVirtual,
  isCovered,
}: Pick<Props, 'checkout' | 'cart' | 'shops' | 'isVirtual'> & { readonly isCovered: boolean }) {
  const t = useText();
  const { shippingDetails, paymentDetails } = checkout;
  const shipping = cart.shippingMethods.find((method) => method.method_code === shippingDetails.shippingMethod);
  const payment = cart.paymentMethods.find((method) => method.code === paymentDetails.paymentMethod);
  const paidBy = isCovered ? t('totals.gift_card') : undefined;
  const isPickedUp = !isVirtual && isPickup(shippingDetails.shippingMethod);
  const shop = isPickedUp ? shops.find(({ id }) => id === shippingDetails.pickupStoreId) : undefined;
  const goesNowhere = isVirtual || isPickedUp;
  const needed = isVirtual ? 'zipCode' : 'streetAddress';
  const to = addressLine(shippingDetails, needed);
  const billed = paymentDetails.useShippingAddress ? '' : addressLine(paymentDetails, needed);
  const rows = [
    [t('checkout.goes-to'), goesNowhere ? '' : to],
    [t('checkout.pickup-at'), shop === undefined ? '' : `${shop.name}, ${shop.address}, ${shop.city}`],
    [t('checkout.billed-to'), goesNowhere && paymentDetails.useShippingAddress ? to : billed],
    [t('checkout.shipping'), isVirtual ? '' : (shipping?.method_title ?? '')],
    [t('checkout.paid-by'), paidBy ?? (payment === undefined ? '' : payTitle(payment, isPickedUp, t))],
  ].filter(([, value]) => value !== '');
  if (rows.length === 0) return null;
  return (
    <dl className={styles.choices} data-testid="review-choices">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function addressLine(
  details: CheckoutState['shippingDetails'] | CheckoutState['paymentDetails'],
  needed: 'streetAddress' | 'zipCode',
): string {
  const { firstName, lastName, streetAddress, apartmentNumber } = details;
  if (details[needed].trim() === '') return '';
  const parts = [fullName(firstName, lastName), `${streetAddress} ${apartmentNumber}`, ...townOf(details)];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
