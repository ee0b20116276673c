import { useManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import styles from './FormIndex.module.css';

export interface Stop {
  readonly id: string;
  readonly label: ManageKey;
}

/** Index of a long form: moves the view and the focus to a part. */
export function FormIndex({ stops }: { readonly stops: readonly Stop[] }) {
  const t = useManageText();
  const show = (id: string) => {
    const stop = document.getElementById(id);
    stop?.scrollIntoView();
    stop?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.index} aria-label={t('record.index')}>
      <ul>
        {stops.map(({ id, label }) => (
          <li key={id}>
            <button type="button" onClick={() => show(id)}>
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
