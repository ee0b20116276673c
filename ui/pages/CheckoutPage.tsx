import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { isFetched, isPaidByGiftCards, pendingTotal } from '../../core/internal';
import type { CartState, CheckoutState, Country, PickupShop, State, TotalSegment } from '../../core/shopper';
import type { BagNotes } from '../components/bag/BagNotes';
import { Button } from '../components/base/Button';
import { EmptyPage } from '../components/base/EmptyPage';
import type { LineNews } from '../components/bag/watch-lines';
import { usePrice, useText } from '../text/text-context';
import { useCheckoutForm, type CheckoutActions, type CheckoutForm } from './checkout/checkout-form';
import frame from './checkout/Frame.module.css';
import { OrderReview } from './checkout/OrderReview';
import { BillingAddress, PaymentSection } from './checkout/PaymentSection';
import { PersonalSection } from './checkout/PersonalSection';
import type { SavedDetails } from './checkout/saved-details';
import type { CouponRefusal } from './checkout/coupon-refusal';
import { RefusedCoupon } from './checkout/RefusedCoupon';
import { ShippingSection } from './checkout/ShippingSection';
import { totalOf } from './checkout/total-of';
import { SummaryFold } from './checkout/SummaryFold';
import { UnpaidNote, type UnpaidOrder } from './checkout/UnpaidNote';
import styles from './CheckoutPage.module.css';

interface Props {
  readonly checkout: CheckoutState;
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  /** Pending choices are not in these segments yet. */
  readonly isRepricing?: boolean;
  readonly news: Readonly<Record<string, LineNews>>;
  readonly notes: React.ComponentProps<typeof BagNotes>;
  readonly countries: readonly Country[];
  readonly states: { readonly shipping: readonly State[]; readonly payment: readonly State[] };
  readonly shops: readonly PickupShop[] | undefined;
  readonly taxIncluded: boolean;
  readonly storeCountry: string;
  readonly isVirtual: boolean;
  /** The store asks businesses for their VAT number. Default false. */
  readonly asksVat?: boolean | undefined;
  readonly isForOther: boolean;
  readonly isSignedIn: boolean;
  readonly saved?: SavedDetails | undefined;
  /** In major units. */
  readonly bonuses: number;
  readonly online: boolean;
  readonly paths: {
    readonly home: string;
    readonly cart: string;
    readonly terms: string;
    readonly privacy: string;
  };
  readonly unpaid?: UnpaidOrder | undefined;
  readonly couponRefusal?: CouponRefusal | undefined;
  /** Shown for an empty bag. */
  readonly onward?: ReactNode;
  readonly actions: CheckoutActions;
}

export function CheckoutPage({ segments: charged, ...given }: Props) {
  // Prices exclude the refused coupon.
  const props = { ...given, segments: given.couponRefusal?.segments ?? charged };
  const { cart, online, paths, unpaid, couponRefusal } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { errors, wrong, actions, placing, place, onLeave } = useCheckoutForm(props.actions, form);
  if (cart.isLoaded && cart.cartItems.length === 0) {
    return (
      <div className={frame.page}>
        <h1 className={clsx('display', frame.title)}>{t('cart.empty')}</h1>
        <EmptyPage
          hint={t('cart.empty-hint')}
          browse={{ href: paths.home, label: t('cart.browse') }}
          onward={given.onward}
        />
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <h1 className={clsx('display', frame.title)}>{t('checkout.title')}</h1>
      {!online && <p className={styles.offline}>{t('checkout.offline')}</p>}
      {unpaid !== undefined && <UnpaidNote {...unpaid} />}
      <SummaryFold cart={cart} segments={props.segments} taxIncluded={props.taxIncluded} />
      <form
        ref={form}
        className={frame.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void place(couponRefusal === undefined ? 'with-coupon' : 'without-coupon');
        }}
      >
        <Steps {...props} actions={actions} form={{ errors, onLeave }} />
        <Review {...props} wrong={wrong} placing={placing} />
      </form>
    </div>
  );
}

function Steps(props: Props & { readonly form: CheckoutForm }) {
  const { checkout, cart, countries, states, isVirtual, isSignedIn, bonuses, saved, actions, form } = props;
  const t = useText();
  return (
    <div className={frame.steps}>
      <Step number={1} title={t('checkout.personal')}>
        <PersonalSection
          details={checkout.personalDetails}
          offersAccount={!isSignedIn}
          form={form}
          onChange={actions.onPersonal}
          onSignIn={actions.onSignIn}
          saved={saved}
        />
      </Step>
      {isVirtual ? (
        <Step number={2} title={t('checkout.billing-address')}>
          <BillingAddress
            shipping={checkout.shippingDetails}
            payment={checkout.paymentDetails}
            places={{
              countries,
              states: checkout.paymentDetails.useShippingAddress ? states.shipping : states.payment,
            }}
            form={form}
            actions={actions}
          />
        </Step>
      ) : (
        <Step number={2} title={t('checkout.shipping')}>
          <ShippingSection {...props} />
        </Step>
      )}
      <Step number={3} title={t('checkout.payment')}>
        <PaymentSection
          cart={cart}
          details={checkout.paymentDetails}
          places={{ countries, states: states.payment }}
          form={form}
          bonuses={bonuses}
          asksBilling={!isVirtual}
          asksVat={props.asksVat}
          isAtShop={!isVirtual && isFetched(checkout.shippingDetails, props.shops)}
          actions={actions}
        />
      </Step>
    </div>
  );
}

function usePlaceWords({ checkout, cart, segments, taxIncluded, couponRefusal }: Props): string {
  const t = useText();
  const price = usePrice();
  if (couponRefusal !== undefined && couponRefusal.segments === undefined)
    return t('cart.coupon-remove', { code: couponRefusal.coupon });
  if (isPaidByGiftCards(segments)) return t('checkout.place-covered');
  const { paymentMethod } = checkout.paymentDetails;
  const method = cart.paymentMethods.find(({ code }) => code === paymentMethod);
  const paysLater = method !== undefined && method.redirect !== true;
  // Show an amount only if it is final.
  if (pendingTotal(cart, segments, taxIncluded) !== undefined)
    return t(paysLater ? 'checkout.place-later-open' : 'checkout.place-open');
  const total = totalOf(segments) ?? 0;
  return t(paysLater ? 'checkout.place-later' : 'checkout.place', { total: price(total) });
}

interface ReviewProps extends Props {
  readonly wrong: number;
  readonly placing: boolean;
}

function Review(props: ReviewProps) {
  const { paths, wrong, placing, couponRefusal } = props;
  const t = useText();
  const order = usePlaceWords(props);
  return (
    <aside className={styles.review} aria-label={t('checkout.review')}>
      <OrderReview {...props} cartPath={paths.cart} />
      <p role="alert" className={styles.errors}>
        {wrong > 0 && t('checkout.errors', { count: wrong })}
      </p>
      <RefusedCoupon refusal={couponRefusal} />
      <Button type="submit" wide busy={placing} data-testid="place-order">
        {placing ? t('checkout.placing') : order}
      </Button>
      <p className={styles.terms}>
        <Terms paths={paths} />
      </p>
    </aside>
  );
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section className={frame.step} aria-labelledby={`step-${String(number)}`}>
      <h2 id={`step-${String(number)}`} className={clsx('display', styles.stepTitle)}>
        <span aria-hidden="true">{number}</span>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Separates the parts of a text at the places of its links. */
const LINK = '\n';

function Terms({ paths }: { readonly paths: Props['paths'] }) {
  const t = useText();
  const [before = '', between = '', after = ''] = t('checkout.terms', { terms: LINK, privacy: LINK }).split(LINK);
  return (
    <>
      {before}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {t('checkout.terms-link')}
      </a>
      {between}
      <a href={paths.privacy} target="_blank" rel="noreferrer">
        {t('checkout.privacy-link')}
      </a>
      {after}
    </>
  );
}
