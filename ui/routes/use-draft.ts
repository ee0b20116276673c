import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutArea, CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from '../../core/shopper';

/** Debounce in milliseconds. */
const REST = 350;

interface Changes {
  readonly personal: Partial<PersonalDetails>;
  readonly shipping: Partial<ShippingDetails>;
  readonly payment: Partial<PaymentDetails>;
}

const NOTHING: Changes = { personal: {}, shipping: {}, payment: {} };

function merge(before: Changes, changes: Partial<Changes>): Changes {
  return {
    personal: { ...before.personal, ...changes.personal },
    shipping: { ...before.shipping, ...changes.shipping },
    payment: { ...before.payment, ...changes.payment },
  };
}

function over(saved: CheckoutState, typed: Changes): CheckoutState {
  return {
    ...saved,
    personalDetails: { ...saved.personalDetails, ...typed.personal },
    shippingDetails: { ...saved.shippingDetails, ...typed.shipping },
    paymentDetails: { ...saved.paymentDetails, ...typed.payment },
  };
}

async function save(checkout: CheckoutArea, { personal, shipping, payment }: Changes): Promise<void> {
  if (Object.keys(personal).length > 0) await checkout.savePersonal(personal);
  if (Object.keys(shipping).length > 0) await checkout.saveShipping(shipping);
  if (Object.keys(payment).length > 0) await checkout.savePayment(payment);
}

export interface Draft {
  readonly shown: CheckoutState;
  readonly isUnsaved: boolean;
  readonly change: (changes: Partial<Changes>) => void;
  readonly flush: () => Promise<void>;
  /** Resolves when pending input is saved, without flushing it. */
  readonly saved: () => Promise<void>;
  /** Discards the draft after ordering; passwords are never kept. */
  readonly forget: () => void;
}

/** Shows checkout input at once and saves it debounced. */
export function useDraft(checkout: CheckoutArea, saved: CheckoutState, onFailure: (error: unknown) => void): Draft {
  const [typed, setTyped] = useState(NOTHING);
  const [isUnsaved, setUnsaved] = useState(false);
  const unsaved = useRef(NOTHING);
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<(() => void)[]>([]);

  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    const callers = waiting.current;
    waiting.current = [];
    const run = save(checkout, unsaved.current);
    unsaved.current = NOTHING;
    running.current = run.catch(() => undefined); // the caller gets the failure; others only await completion
    try {
      await run;
    } finally {
      for (const settle of callers) settle();
      if (unsaved.current === NOTHING) setUnsaved(false);
    }
  }, [checkout]);

  const change = useCallback(
    (changes: Partial<Changes>) => {
      setTyped((before) => merge(before, changes));
      setUnsaved(true);
      unsaved.current = merge(unsaved.current, changes);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush().catch(onFailure), REST);
    },
    [flush, onFailure],
  );

  // Flushes on navigation and unload.
  useEffect(() => {
    const leave = () => void flush().catch(onFailure);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [flush, onFailure]);

  return {
    shown: over(saved, typed),
    isUnsaved,
    change,
    flush,
    saved: () =>
      unsaved.current === NOTHING
        ? running.current
        : new Promise((resolve) => {
            waiting.current.push(resolve);
          }),
    forget: () => setTyped(NOTHING),
  };
}
