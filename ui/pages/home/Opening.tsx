import { clsx } from 'clsx';
import type { HomePage } from '../../../core/shopper';
import styles from './Opening.module.css';

export function Opening({ title, text }: NonNullable<HomePage['opening']>) {
  return (
    <section className={styles.opening} data-testid="opening">
      <div className={styles.rail} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h1 className={clsx('display', styles.title)}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
