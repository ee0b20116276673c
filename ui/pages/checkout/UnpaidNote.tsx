import { useEffect, useRef } from 'react';
import { Link } from '../../components/Link';
import { PayLink } from '../../components/PayLink';
import { useText } from '../../text/text-context';
import styles from './UnpaidNote.module.css';

/** An order whose payment page was left without paying. */
export interface UnpaidOrder {
  /** open: the shop has not said how it stands; kept: it can be paid still; canceled: giving up the payment ended it. */
  readonly state: 'open' | 'kept' | 'canceled';
  /** Empty while the shop has not said it. */
  readonly number: string;
  /** Where it is paid; left out where it cannot be. */
  readonly payPath?: string | undefined;
  /** Where it says how it stands; left out of one that is over. */
  readonly path?: string | undefined;
}

const WORDS = {
  open: 'checkout.open-payment',
  kept: 'checkout.unpaid-kept',
  canceled: 'checkout.unpaid-canceled',
} as const;

/**
 * Says that nothing was paid, with the ways on. It comes into view by itself: who comes back by the browser's Back is at the foot of the
 * page, where the button was.
 */
export function UnpaidNote({ state, number, payPath, path }: UnpaidOrder) {
  const t = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => comeIntoView(note.current);
    if (state !== 'open') show();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [state, number]);
  return (
    <div ref={note} tabIndex={-1} className={styles.note} role="status" data-testid="unpaid-order" data-state={state}>
      <p>{t(WORDS[state], { number })}</p>
      <p className={styles.ways}>
        {payPath !== undefined && <PayLink href={payPath} />}
        {state === 'kept' && <a href="#step-3">{t('checkout.unpaid-change')}</a>}
        {path !== undefined && <Link href={path}>{t('checkout.see-payment')}</Link>}
      </p>
    </div>
  );
}

/** Nobody who types is taken away from their field. */
function comeIntoView(note: HTMLElement | null): void {
  const { activeElement: focused } = document;
  if (note === null || focused?.matches('input, select, textarea') === true) return;
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
}
