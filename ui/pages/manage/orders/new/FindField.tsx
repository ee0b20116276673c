import { useId } from 'react';
import { Button } from '../../../../components/base/Button';
import { Field } from '../../../../components/fields/Field';
import { useManageText } from '../../../../text/manage-text';
import styles from '../Orders.module.css';

export interface FoundItem {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

export interface Finder {
  readonly words: string;
  readonly items: readonly FoundItem[];
  /** Nothing matches the words. */
  readonly isNone: boolean;
  readonly onType: (words: string) => void;
}

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly finder: Finder;
  readonly choose: string;
  readonly onChoose: (item: FoundItem) => void;
}

/** Finds a record by words, and chooses one of the results. */
export function FindField({ label, hint, finder, choose, onChoose }: Props) {
  const id = useId();
  const t = useManageText();
  const { words, items, isNone, onType } = finder;
  return (
    <div className={styles.find}>
      <Field id={id} label={label} hint={hint} value={words} onChange={onType} autoComplete="off" />
      {isNone && (
        <p className={styles.soft} role="status">
          {t('find.none')}
        </p>
      )}
      <ul className={styles.found} aria-live="polite">
        {items.map((item) => (
          <li key={item.id}>
            <span className={styles.two}>
              <span>{item.label}</span>
              <span className={styles.soft}>{item.note}</span>
            </span>
            <Button kind="secondary" aria-label={`${choose}: ${item.label}`} onClick={() => onChoose(item)}>
              {choose}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
