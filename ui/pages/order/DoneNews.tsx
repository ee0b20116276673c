import { useEffect, useRef } from 'react';
import { useOrderText } from '../../text/order-text';
import styles from './OrderDetails.module.css';

export type OrderDone = 'account' | 'canceled' | 'late' | 'paid' | 'returned';

const WORDS = {
  account: 'account.done',
  canceled: 'cancel.done',
  late: 'cancel.late',
  paid: 'gift.done',
  returned: 'return.done',
} as const;

/** Takes focus, since the pressed control is gone. */
export function DoneNews({ done, email }: { readonly done: OrderDone | undefined; readonly email: string }) {
  const t = useOrderText();
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== undefined) news.current?.focus();
  }, [done]);
  return (
    <p ref={news} tabIndex={-1} role="status" className={styles.done}>
      {done !== undefined && t(WORDS[done], { email })}
    </p>
  );
}
