import type { ReactNode } from 'react';
import styles from './PersonView.module.css';

interface Props {
  readonly title: string;
  /** Shown without entries. */
  readonly none: string;
  readonly footer?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** Titled list of a person's page. */
export function Part({ title, none, footer, children }: Props) {
  return (
    <div>
      <h2>{title}</h2>
      {children.length === 0 ? <p>{none}</p> : <ul className={styles.list}>{children}</ul>}
      {footer}
    </div>
  );
}
