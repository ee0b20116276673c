import type { HomePage } from '../../../core';
import styles from './Benefits.module.css';

/** What the shop promises, in a line under the slides. */
export function Benefits({ benefits }: { readonly benefits: HomePage['benefits'] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
