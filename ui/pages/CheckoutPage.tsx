import { clsx } from 'clsx';
import { useRef, useState, type RefObject } from 'react';
import type {
  CartState,
  CheckoutState,
  Country,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
  State,
  TotalSegment,
} from '../../core';
import type { FieldTexts } from '../text/say';
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
  readonly onPlace: () => Promise<FieldTexts>;
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
export function CheckoutPage(props: Props) {
  const { cart, online, paths } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { errors, actions, placing, place } = useCheckoutForm(props.actions, form);
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
        <Steps {...props} actions={actions} errors={errors} />
        <Review {...props} wrong={Object.keys(errors).length} placing={placing} />
      </form>
    </div>
  );
}

/** What is wrong until it is put right, and placing once however often the button is pressed. */
function useCheckoutForm(actions: CheckoutActions, form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldTexts>({});
  const [placing, setPlacing] = useState(false);
  /** A field that is being put right is no longer wrong. */
  const mend = (section: string, change: object) => {
    const mended = new Set(Object.keys(change).map((field) => `${section}.${field}`));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !mended.has(field))));
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
  const mending: CheckoutActions = {
    onPersonal: (change) => {
      mend('personal', change);
      actions.onPersonal(change);
    },
    onShipping: (change) => {
      mend('shipping', change);
      actions.onShipping(change);
    },
    onPayment: (change) => {
      mend('payment', change);
      actions.onPayment(change);
    },
    onShippingMethod: (shippingMethod) => {
      mend('shipping', { shippingMethod });
      actions.onShippingMethod(shippingMethod);
    },
    onPaymentMethod: (paymentMethod) => {
      mend('payment', { paymentMethod });
      actions.onPaymentMethod(paymentMethod);
    },
    onPlace: actions.onPlace,
  };
  return { errors, placing, place, actions: mending };
}

function Steps({
  checkout,
  cart,
  countries,
  states,
  taxIncluded,
  actions,
  errors,
}: Props & { readonly errors: FieldTexts }) {
  const t = useText();
  const places = { countries, states, errors };
  return (
    <div className={styles.steps}>
      <Step number={1} title={t('checkout.personal')}>
        <PersonalSection details={checkout.personalDetails} errors={errors} onChange={actions.onPersonal} />
      </Step>
      <Step number={2} title={t('checkout.shipping')}>
        <AddressFields prefix="shipping" details={checkout.shippingDetails} {...places} onChange={actions.onShipping} />
        <ShippingMethods
          methods={cart.shippingMethods}
          chosen={checkout.shippingDetails.shippingMethod}
          taxIncluded={taxIncluded}
          error={errors['shipping.shippingMethod']}
          onChoose={actions.onShippingMethod}
        />
      </Step>
      <Step number={3} title={t('checkout.payment')}>
        <PaymentSection
          cart={cart}
          details={checkout.paymentDetails}
          {...places}
          onChange={actions.onPayment}
          onMethod={actions.onPaymentMethod}
        />
      </Step>
    </div>
  );
}

function Review({
  cart,
  segments,
  taxIncluded,
  paths,
  wrong,
  placing,
}: Props & { readonly wrong: number; readonly placing: boolean }) {
  const t = useText();
  const price = usePrice();
  const total = segments.find((segment) => segment.code === 'grand_total')?.value ?? 0;
  return (
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
