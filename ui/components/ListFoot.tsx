import type { ReactNode } from 'react';
import styles from './ListFoot.module.css';

interface Props {
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

export function ListFoot({ status, children }: Props) {
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
    </div>
  );
}
