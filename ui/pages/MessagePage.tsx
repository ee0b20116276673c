import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

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
