import type { HomePage } from '../../../core/shopper';
import styles from './Benefits.module.css';

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
