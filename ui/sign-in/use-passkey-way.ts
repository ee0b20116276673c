import { useEffect, useRef, useState } from 'react';
import { hasPasskeys } from '../state/passkeys';
import type { Refusal } from '../state/use-submit';

/** Asks for a passkey among the suggestions of the contact field, or at once by a dialog of the browser. */
export type PasskeyWay = 'field' | 'dialog';
/** Signs in with a passkey; ends without a word once it is aborted. */
export type SendPasskey = (way: PasskeyWay, signal: AbortSignal) => Promise<Refusal | undefined>;

/** A challenge of the shop is good for ten minutes; suggestions begin anew before. */
const RENEW_MS = 9 * 60 * 1000;

/**
 * Offers passkeys for as long as the screen is shown: among the suggestions of its field where the browser does that, and by a button.
 * @returns what the button does; undefined where the browser has no passkeys
 */
export function usePasskeyWay(
  send: SendPasskey | undefined,
  refuse: (refusal: Refusal | undefined) => void,
): (() => Promise<void>) | undefined {
  const [round, setRound] = useState(0);
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
      if (asking.current === undefined) setRound((now) => now + 1);
    }, RENEW_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isThere, round]);
  // The modal was closed, or shows another screen.
  useEffect(() => () => asking.current?.abort(), []);
  if (!isThere) return undefined;
  return async () => {
    if (asking.current !== undefined) return;
    const controller = new AbortController();
    asking.current = controller;
    // A device that answers both signs in twice, and the shop refuses the counter that comes late.
    suggesting.current?.abort();
    refuse(undefined);
    const refusal = await send('dialog', controller.signal);
    asking.current = undefined;
    if (controller.signal.aborted) return;
    refuse(refusal);
    // The dialog took the place of the suggestions.
    setRound((now) => now + 1);
  };
}
