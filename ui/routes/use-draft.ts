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
  /** The details as the shopper sees them: what is saved, under what was typed. */
  readonly shown: CheckoutState;
  /** Whether something of it is not saved yet. */
  readonly isUnsaved: boolean;
  readonly change: (changes: Partial<Changes>) => void;
  /** Saves at once what was typed and waits for it. */
  readonly flush: () => Promise<void>;
  /** Resolves when what was typed so far is saved, without hurrying it. */
  readonly saved: () => Promise<void>;
  /** Lets go of what was typed: it was ordered, and a password is kept by nobody. */
  readonly forget: () => void;
}

/**
 * What is typed into checkout, shown at once and saved when the shopper rests, so that typing never waits for anything and
 * a key stroke asks the server for nothing.
 */
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
    running.current = run.catch(() => undefined); // the caller gets the failure; others only wait for the end
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

  // What was typed is kept when the page is left, be it to another page of the shop or with the tab.
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
