import type { ReactNode } from 'react';
import { Icon } from '../../../components/base/Icon';
import { useManageText } from '../../../text/manage-text';
import styles from './MenuField.module.css';

interface Props {
  readonly name: string;
  readonly canRise: boolean;
  readonly canSink: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (isOn: boolean) => void;
  readonly onDrop: (() => void) | undefined;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export function SortedRow(props: Props) {
  const { name, canRise, canSink, isDragged, onDrag, onDrop, onMove, onRemove, children } = props;
  const t = useManageText();
  return (
    <li
      className={styles.entry}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        if (onDrop !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        if (onDrop === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop();
      }}
    >
      <div className={styles.head}>
        <span
          className={styles.handle}
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          ⠿
        </span>
        <button type="button" disabled={!canRise} aria-label={t('menu.up', { name })} onClick={() => onMove(-1)}>
          <Icon name="down" size={18} />
        </button>
        <button type="button" disabled={!canSink} aria-label={t('menu.down', { name })} onClick={() => onMove(1)}>
          <Icon name="down" size={18} />
        </button>
      </div>
      <details className={styles.details}>
        <summary>{name}</summary>
        <div className={styles.fields}>
          {children}
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('menu.remove', { name })}
          </button>
        </div>
      </details>
    </li>
  );
}
