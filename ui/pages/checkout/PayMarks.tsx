import { Fragment } from 'react';
import { WALLETS } from '../../../core/internal';
import type { PaymentMethod } from '../../../core/shopper';
import styles from './PayMarks.module.css';

/** Names cards and wallets; draws a generic card, since logos are trademarks. */
export function PayMarks({ cards = [], wallets = [] }: Pick<PaymentMethod, 'cards' | 'wallets'>) {
  const names = [...cards, ...wallets.map((wallet) => WALLETS[wallet])];
  return (
    <span className={styles.marks}>
      <svg width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="currentColor" aria-hidden="true">
        <rect x="0.75" y="0.75" width="28.5" height="18.5" rx="2" strokeWidth="1.5" />
        <path d="M1 6.5h28" strokeWidth="3" />
        <path d="M5 14h7" strokeWidth="1.5" />
      </svg>
      {names.map((name) => (
        <Fragment key={name}>
          {' '}
          <span className={styles.name}>{name}</span>
        </Fragment>
      ))}
    </span>
  );
}
