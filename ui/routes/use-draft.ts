import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutArea, CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from '../../core';

/** Milliseconds of rest after which what was typed is saved. */
const REST = 350;

interface Changes {
  readonly personal: Partial<PersonalDetails>;
  readonly shipping: Partial<ShippingDetails>;
  readonly payment: Partial<PaymentDetails>;
}

const NOTHING: Changes = { personal: {}, shipping: {}, payment: {} };

export interface Draft {
  /** The details as the shopper sees them: what is saved, under what was typed. */
  readonly shown: CheckoutState;
  readonly change: (changes: Partial<Changes>) => void;
  /** Saves at once what was typed and waits for it. */
  readonly flush: () => Promise<void>;
}

/**
 * What is typed into checkout, shown at once and saved when the shopper rests, so that typing never waits for anything and
 * a key stroke asks the server for nothing.
 */
export function useDraft(checkout: CheckoutArea, saved: CheckoutState, onFailure: (error: unknown) => void): Draft {
  const [typed, setTyped] = useState(NOTHING);
  const unsaved = useRef(NOTHING);
  const timer = useRef<number | undefined>(undefined);

  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    const { personal, shipping, payment } = unsaved.current;
    unsaved.current = NOTHING;
    if (Object.keys(personal).length > 0) await checkout.savePersonal(personal);
    if (Object.keys(shipping).length > 0) await checkout.saveShipping(shipping);
    if (Object.keys(payment).length > 0) await checkout.savePayment(payment);
  }, [checkout]);

  const change = useCallback(
    (changes: Partial<Changes>) => {
      const merge = (before: Changes): Changes => ({
        personal: { ...before.personal, ...changes.personal },
        shipping: { ...before.shipping, ...changes.shipping },
        payment: { ...before.payment, ...changes.payment },
      });
      setTyped(merge);
      unsaved.current = merge(unsaved.current);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush().catch(onFailure), REST);
    },
    [flush, onFailure],
  );

  // Whoever leaves the page keeps what was typed.
  useEffect(() => () => void flush().catch(onFailure), [flush, onFailure]);

  const shown: CheckoutState = {
    ...saved,
    personalDetails: { ...saved.personalDetails, ...typed.personal },
    shippingDetails: { ...saved.shippingDetails, ...typed.shipping },
    paymentDetails: { ...saved.paymentDetails, ...typed.payment },
  };
  return { shown, change, flush };
}
