import { useId, useState } from 'react';
import { Modal } from '../../components/base/Modal';
import { useManageText } from '../../text/manage-text';
import styles from './FindDialog.module.css';

export interface Found {
  readonly kind: 'order' | 'page' | 'person' | 'product';
  readonly label: string;
  readonly path: string;
}

interface Props {
  readonly words: string;
  readonly items: readonly Found[];
  readonly kindOf: (found: Found) => string;
  readonly isWaiting: boolean;
  readonly onType: (words: string) => void;
  readonly onOpen: (found: Found) => void;
  readonly onClose: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Arrow keys select, Enter opens, Escape closes. */
export function FindDialog({ words, items, kindOf, isWaiting, onType, onOpen, onClose }: Props) {
  const t = useManageText();
  const id = useId();
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, items.length - 1);
  const move = (by: number) => setAt((chosen + by + items.length) % Math.max(1, items.length));
  return (
    <Modal title={t('find.title')} onClose={onClose} footer={null}>
      <label htmlFor={id} className={styles.label}>
        {t('find.words')}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={items.length === 0 ? undefined : `${id}-${String(chosen)}`}
        autoComplete="off"
        maxLength={200}
        ref={focusOnce}
        value={words}
        onChange={(event) => {
          setAt(0);
          onType(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const step = STEPS.get(event.key);
          if (step !== undefined && items.length > 0) {
            event.preventDefault();
            move(step);
          }
          const found = items[chosen];
          if (event.key === 'Enter' && found !== undefined) {
            event.preventDefault();
            onOpen(found);
          }
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t('find.title')} className={styles.list}>
        {items.map((found, index) => (
          <li
            key={`${found.kind} ${found.path}`}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === chosen}
            onPointerUp={() => onOpen(found)}
          >
            <span>{found.label}</span>
            <small>{kindOf(found)}</small>
          </li>
        ))}
      </ul>
      <p role="status">{items.length === 0 && !isWaiting && words.trim() !== '' && t('find.none')}</p>
    </Modal>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  // After the dialog has focused its title.
  if (input !== null) setTimeout(() => input.focus());
}
