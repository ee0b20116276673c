import type { ReactNode } from 'react';
import styles from './ListFoot.module.css';

interface Props {
  /** How much of the list is shown. */
  readonly status: ReactNode;
  /** The way to more. */
  readonly children?: ReactNode;
}

/** Stands below a list of which a part is shown. On paper there is no more to ask for. */
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
