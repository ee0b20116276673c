import type { ReactNode } from 'react';
import styles from './NumberField.module.css';

/** Shows a unit behind an input, which it describes. */
export function UnitFrame({
  id,
  unit,
  children,
}: {
  readonly id: string;
  readonly unit: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.row}>
      {children}
      {unit !== undefined && (
        <span id={id} className={styles.unit}>
          {unit}
        </span>
      )}
    </span>
  );
}
