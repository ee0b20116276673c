import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type {
  CartState,
  CheckoutState,
  Country,
  FieldErrors,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
  State,
  TotalSegment,
} from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { usePrice, useText } from '../text/text-context';
import { AddressFields } from './checkout/AddressFields';
import { OrderReview } from './checkout/OrderReview';
import { PaymentSection } from './checkout/PaymentSection';
import { PersonalSection } from './checkout/PersonalSection';
import { ShippingMethods } from './checkout/ShippingMethods';
import styles from './CheckoutPage.module.css';

export interface CheckoutActions {
  readonly onPersonal: (change: Partial<PersonalDetails>) => void;
  readonly onShipping: (change: Partial<ShippingDetails>) => void;
  readonly onPayment: (change: Partial<PaymentDetails>) => void;
  readonly onShippingMethod: (method: string) => void;
  readonly onPaymentMethod: (code: string) => void;
  /** Resolves to what is still wrong, by 'section.field'; empty when the order was placed. Never rejects. */
  readonly onPlace: () => Promise<FieldErrors>;
}

interface Props {
  readonly checkout: CheckoutState;
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly taxIncluded: boolean;
  readonly online: boolean;
  readonly paths: { readonly home: string; readonly cart: string; readonly terms: string; readonly privacy: string };
  readonly actions: CheckoutActions;
}

/** Checkout on one page: about you, shipping, payment, review. Nothing blocks typing; errors name their field. */
export function CheckoutPage({
  checkout,
  cart,
  segments,
  countries,
  states,
  taxIncluded,
  online,
  paths,
  actions,
}: Props) {
  const t = useText();
  const price = usePrice();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [placing, setPlacing] = useState(false);
  const total = segments.find((segment) => segment.code === 'grand_total')?.value ?? 0;
  const wrong = Object.keys(errors).length;

  /** A field that is being put right is no longer wrong. */
  const mend = (section: string, change: object) => {
    const mended = new Set(Object.keys(change).map((field) => `${section}.${field}`));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !mended.has(field))));
  };
  const personal: CheckoutActions['onPersonal'] = (change) => {
    mend('personal', change);
    actions.onPersonal(change);
  };
  const shipping: CheckoutActions['onShipping'] = (change) => {
    mend('shipping', change);
    actions.onShipping(change);
  };
  const payment: CheckoutActions['onPayment'] = (change) => {
    mend('payment', change);
    actions.onPayment(change);
  };
  const place = async () => {
    if (placing) return;
    setPlacing(true);
    try {
      const found = await actions.onPlace();
      setErrors(found);
      if (Object.keys(found).length > 0) focusFirst(form.current);
    } finally {
      setPlacing(false);
    }
  };

  if (cart.isLoaded && cart.cartItems.length === 0) {
    return (
      <div className={styles.empty}>
        <h1 className={clsx('display', styles.title)}>{t('cart.empty')}</h1>
        <ButtonLink href={paths.home}>{t('cart.browse')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{t('checkout.title')}</h1>
      {!online && <p className={styles.offline}>{t('checkout.offline')}</p>}
      <form
        ref={form}
        className={styles.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void place();
        }}
      >
        <div className={styles.steps}>
          <Step number={1} title={t('checkout.personal')}>
            <PersonalSection details={checkout.personalDetails} errors={errors} onChange={personal} />
          </Step>
          <Step number={2} title={t('checkout.shipping')}>
            <AddressFields
              prefix="shipping"
              details={checkout.shippingDetails}
              countries={countries}
              states={states}
              errors={errors}
              onChange={shipping}
            />
            <ShippingMethods
              methods={cart.shippingMethods}
              chosen={checkout.shippingDetails.shippingMethod}
              taxIncluded={taxIncluded}
              error={errors['shipping.shippingMethod']}
              onChoose={(shippingMethod) => {
                mend('shipping', { shippingMethod });
                actions.onShippingMethod(shippingMethod);
              }}
            />
          </Step>
          <Step number={3} title={t('checkout.payment')}>
            <PaymentSection
              cart={cart}
              details={checkout.paymentDetails}
              countries={countries}
              states={states}
              errors={errors}
              onChange={payment}
              onMethod={(paymentMethod) => {
                mend('payment', { paymentMethod });
                actions.onPaymentMethod(paymentMethod);
              }}
            />
          </Step>
        </div>
        <aside className={styles.review} aria-label={t('checkout.review')}>
          <OrderReview cart={cart} segments={segments} taxIncluded={taxIncluded} cartPath={paths.cart} />
          <p role="alert" className={styles.errors}>
            {wrong > 0 && t('checkout.errors', { count: wrong })}
          </p>
          <Button type="submit" wide busy={placing} data-testid="place-order">
            {placing ? t('checkout.placing') : t('checkout.place', { total: price(total) })}
          </Button>
          <p className={styles.terms}>
            <Terms paths={paths} />
          </p>
        </aside>
      </form>
    </div>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  // The fields are marked by the render that setErrors causes; it is done by the next frame.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector('input') ?? wrong)?.focus();
  });
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
    <section className={styles.step} aria-labelledby={`step-${String(number)}`}>
      <h2 id={`step-${String(number)}`} className={clsx('display', styles.stepTitle)}>
        <span aria-hidden="true">{number}</span>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function Terms({ paths }: { readonly paths: Props['paths'] }) {
  const t = useText();
  const [before = '', between = '', after = ''] = t('checkout.terms').split(/\{terms\}|\{privacy\}/);
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
