import { useEffect, useRef } from 'react';
import { Link } from '../../components/base/Link';
import { PayLink } from '../../components/orders/PayLink';
import { useText } from '../../text/text-context';
import styles from './UnpaidNote.module.css';

export interface UnpaidOrder {
  /** open: the shop has not answered yet; kept: can still be paid; canceled: leaving the payment cancelled it. */
  readonly state: 'open' | 'kept' | 'canceled';
  readonly number: string;
  readonly payPath?: string | undefined;
  readonly path?: string | undefined;
}

const WORDS = {
  open: 'checkout.open-payment',
  kept: 'checkout.unpaid-kept',
  canceled: 'checkout.unpaid-canceled',
} as const;

/** Scrolls into view, since Back restores the position at the bottom of the page. */
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

/** Never while the shopper types. */
function comeIntoView(note: HTMLElement | null): void {
  const { activeElement: focused } = document;
  if (note === null || focused?.matches('input, select, textarea') === true) return;
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
}
