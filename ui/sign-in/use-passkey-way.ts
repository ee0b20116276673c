import { useEffect, useRef, useState } from 'react';
import { hasPasskeys } from '../state/device/passkeys';
import type { Refusal } from '../state/use-submit';

export type PasskeyWay = 'field' | 'dialog';
export type SendPasskey = (way: PasskeyWay, signal: AbortSignal) => Promise<Refusal | undefined>;

/** Renew before the shop's challenge expires after ten minutes. */
const RENEW_MS = 9 * 60 * 1000;

/**
 * Offers passkeys in the field's autofill and by a button.
 * @returns the button's handler; undefined without passkey support
 */
export function usePasskeyWay(
  send: SendPasskey | undefined,
  refuse: (refusal: Refusal | undefined) => void,
): (() => Promise<void>) | undefined {
  const [round, setRevision] = useState(0);
  const asking = useRef<AbortController>(undefined);
  const suggesting = useRef<AbortController>(undefined);
  const isThere = send !== undefined && hasPasskeys();
  const current = useRef({ send, refuse });
  useEffect(() => {
    current.current = { send, refuse };
  });
  useEffect(() => {
    if (!isThere) return undefined;
    const controller = new AbortController();
    suggesting.current = controller;
    void current.current.send?.('field', controller.signal).then((refusal) => {
      if (refusal !== undefined && !controller.signal.aborted) current.current.refuse(refusal);
    });
    const timer = window.setTimeout(() => {
      if (asking.current === undefined) setRevision((now) => now + 1);
    }, RENEW_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isThere, round]);
  useEffect(() => () => asking.current?.abort(), []);
  if (!isThere) return undefined;
  return async () => {
    if (asking.current !== undefined) return;
    const controller = new AbortController();
    asking.current = controller;
    // A double response would fail the signature counter check.
    suggesting.current?.abort();
    refuse(undefined);
    const refusal = await send('dialog', controller.signal);
    asking.current = undefined;
    if (controller.signal.aborted) return;
    refuse(refusal);
    setRevision((now) => now + 1);
  };
}
