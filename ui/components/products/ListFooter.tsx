import type { ReactNode } from 'react';
import styles from './ListFooter.module.css';

interface Props {
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

export function ListFooter({ status, children }: Props) {
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
    </div>
  );
}
