import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../../core';
import { lookUp } from '../../../core';
import type { GiftCardActions } from '../../components/GiftCardForm';
import type { FieldTexts } from '../../text/say';
import type { RegionOf } from './use-state-of-postcode';

/** What checkout lets a shopper do. None of these rejects. */
export interface CheckoutActions {
  readonly onPersonal: (change: Partial<PersonalDetails>) => void;
  readonly onShipping: (change: Partial<ShippingDetails>) => void;
  readonly onPayment: (change: Partial<PaymentDetails>) => void;
  readonly onShippingMethod: (method: string) => void;
  readonly onPaymentMethod: (code: string) => void;
  /** Somebody wants to sign in; what they have typed stays. */
  readonly onSignIn: () => void;
  /** Whether somebody else receives the parcel. */
  readonly onOtherRecipient: (isOther: boolean) => void;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => Promise<void>;
  readonly giftCards: GiftCardActions;
  readonly onBonuses: (spends: boolean) => void;
  readonly regionOf?: RegionOf | undefined;
  /** Resolves to what is wrong with a field ('section.field') as it is saved by then; undefined when nothing is. */
  readonly onLeave: (field: string) => Promise<string | undefined>;
  /** Resolves to what is still wrong, by 'section.field'; empty when the order was placed, or refused for its coupon. */
  readonly onPlace: (coupon?: 'with-coupon' | 'without-coupon') => Promise<FieldTexts>;
}

/** The form as its fields see it. */
export interface CheckoutForm {
  readonly errors: FieldTexts;
  /** The shopper leaves a field: what was changed in it is checked. */
  readonly onLeave: (field: string) => void;
}

/**
 * A country decides what a postcode and a state look like, and which shops there are; a way to ship, whether a shop is chosen at all or a
 * street is needed: what was said of those is over when it changes.
 */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  country: ['zipCode', 'state', 'pickupStoreId'],
  shippingMethod: ['pickupStoreId', 'streetAddress', 'apartmentNumber', 'city', 'phoneNumber'],
};

function without(errors: FieldTexts, fields: ReadonlySet<string>): FieldTexts {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.has(field)));
}

/**
 * What is wrong until it is put right, and placing once however often the button is pressed. A field is shown as wrong when it is
 * left, never while it is typed into; one that was only passed through is left in peace until the order is to be placed.
 */
export function useCheckoutForm(actions: CheckoutActions, form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldTexts>({});
  const [placing, setPlacing] = useState(false);
  /** Only after the button was pressed it says how much is missing; before that each field speaks for itself. */
  const [tried, setTried] = useState(false);
  /** State is seen with the next render only; a second press may come before it. */
  const isPlacing = useRef(false);
  /** How often each field was changed: an answer about an older value is about nothing that anybody sees. */
  const [changes] = useState(() => new Map<string, number>());
  /** Focus goes to the first wrong field as soon as the fields are marked. */
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
      // Typing goes on while the order is on its way: what was put right meanwhile is not wrong.
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

/** The same actions, each of which first lets go of what was said of the fields that it changes. */
function clearing(actions: CheckoutActions, clear: (section: string, change: object) => void): CheckoutActions {
  return {
    ...actions,
    onPersonal: (change) => {
      clear('personal', change);
      actions.onPersonal(change);
    },
    onShipping: (change) => {
      clear('shipping', change);
      clear('payment', change); // the address of a bill that goes where the parcel would go
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
