import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Buttons, in one row where they fit. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page that has one thing to say: not found, an error, a payment that came back. */
export function MessagePage({ title, text, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
