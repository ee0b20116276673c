import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../text/text-context';
import styles from './CheckoutSkeleton.module.css';
import frame from './Frame.module.css';

const FIELDS = [3, 6, 2] as const;

/** Mirrors the form while its code loads, with a tab stop, or Tab would skip to the footer. */
export function CheckoutSkeleton() {
  const t = useText();
  const stop = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = stop;
    return () => {
      if (current !== null && document.activeElement === current)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={clsx(frame.page, styles.page)} aria-busy="true" data-testid="checkout-loading">
      <h1 className={clsx('display', frame.title)}>{t('checkout.title')}</h1>
      <p ref={stop} role="status" tabIndex={0} className={styles.status}>
        {t('checkout.loading')}
      </p>
      <div className={frame.columns} aria-hidden="true">
        <div className={frame.steps}>
          {FIELDS.map((fields, step) => (
            <div key={step} className={clsx(frame.step, styles.step)}>
              <span className={styles.heading} />
              {Array.from({ length: fields }, (_, field) => (
                <span key={field} className={styles.field} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.review} />
      </div>
    </div>
  );
}
