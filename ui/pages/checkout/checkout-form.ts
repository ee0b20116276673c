import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../../core/shopper';
import { lookUp } from '../../../core/shopper';
import type { GiftCardActions } from '../../components/bag/GiftCardForm';
import type { FieldTexts } from '../../text/format';
import type { RegionOf } from './use-state-of-postcode';

export interface CheckoutActions {
  readonly onPersonal: (change: Partial<PersonalDetails>) => void;
  readonly onShipping: (change: Partial<ShippingDetails>) => void;
  readonly onPayment: (change: Partial<PaymentDetails>) => void;
  readonly onShippingMethod: (method: string) => void;
  readonly onPaymentMethod: (code: string) => void;
  readonly onSignIn: () => void;
  readonly onOtherRecipient: (isOther: boolean) => void;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => Promise<void>;
  readonly giftCards: GiftCardActions;
  readonly onBonuses: (spends: boolean) => void;
  readonly regionOf?: RegionOf | undefined;
  /** Resolves to the error of a field ('section.field'); undefined when valid. */
  readonly onLeave: (field: string) => Promise<string | undefined>;
  /** Resolves to the errors by 'section.field'; empty when placed, or refused for its coupon. */
  readonly onPlace: (coupon?: 'with-coupon' | 'without-coupon') => Promise<FieldTexts>;
}

export interface CheckoutForm {
  readonly errors: FieldTexts;
  readonly onLeave: (field: string) => void;
}

/** Errors of these fields are cleared when the key changes. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  country: ['zipCode', 'state', 'pickupStoreId'],
  shippingMethod: ['pickupStoreId', 'streetAddress', 'apartmentNumber', 'city', 'phoneNumber'],
};

function without(errors: FieldTexts, fields: ReadonlySet<string>): FieldTexts {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.has(field)));
}

/** Tracks errors and prevents double orders. Fields are validated on blur after a change, and all on submit. */
export function useCheckoutForm(actions: CheckoutActions, form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldTexts>({});
  const [placing, setPlacing] = useState(false);
  const [tried, setTried] = useState(false);
  /** A ref, because a second press may precede the next render. */
  const isPlacing = useRef(false);
  /** Change counts, to discard stale validation results. */
  const [changes] = useState(() => new Map<string, number>());
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) focusFirst(form.current);
    wantsFocus.current = false;
  }, [errors, form]);
  const count = (field: string) => changes.get(field) ?? 0;

  const clear = (section: string, change: object) => {
    const fields = Object.keys(change).flatMap((field) => [field, ...(lookUp(FOLLOWERS, field) ?? [])]);
    const changed = new Set(fields.map((field) => `${section}.${field}`));
    for (const field of changed) changes.set(field, count(field) + 1);
    setErrors((before) => without(before, changed));
  };
  const leave = async (field: string) => {
    const seen = count(field);
    if (seen === 0) return;
    const wrong = await actions.onLeave(field);
    if (wrong !== undefined && count(field) === seen) setErrors((before) => ({ ...before, [field]: wrong }));
  };
  const place = async (coupon?: 'with-coupon' | 'without-coupon') => {
    if (isPlacing.current) return;
    isPlacing.current = true;
    setPlacing(true);
    const before = new Map(changes);
    try {
      const found = await actions.onPlace(coupon);
      // Fields edited while the order was in flight are not marked.
      const changed = new Set(Object.keys(found).filter((field) => count(field) !== (before.get(field) ?? 0)));
      const left = without(found, changed);
      wantsFocus.current = Object.keys(left).length > 0;
      setErrors(left);
      setTried(true);
    } finally {
      isPlacing.current = false;
      setPlacing(false);
    }
  };
  const wrong = tried ? Object.keys(errors).length : 0;
  const onLeave = (field: string) => void leave(field);
  return { errors, wrong, placing, place, onLeave, actions: clearing(actions, clear) };
}

function clearing(actions: CheckoutActions, clear: (section: string, change: object) => void): CheckoutActions {
  return {
    ...actions,
    onPersonal: (change) => {
      clear('personal', change);
      actions.onPersonal(change);
    },
    onShipping: (change) => {
      clear('shipping', change);
      clear('payment', change);
      actions.onShipping(change);
    },
    onPayment: (change) => {
      clear('payment', change);
      actions.onPayment(change);
    },
    onShippingMethod: (shippingMethod) => {
      clear('shipping', { shippingMethod });
      actions.onShippingMethod(shippingMethod);
    },
    onPaymentMethod: (paymentMethod) => {
      clear('payment', { paymentMethod });
      actions.onPaymentMethod(paymentMethod);
    },
  };
}

function focusFirst(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong?.querySelector('input') ?? wrong)?.focus();
}
