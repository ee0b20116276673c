import { useEffect, useRef, type Ref, type RefObject } from 'react';
import { Button } from '../base/Button';
import styles from './CodeForm.module.css';
import { Icon } from '../base/Icon';

interface EntryProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly label: string;
  readonly isWrong: boolean;
  readonly onApply: () => void;
}

interface Props extends EntryProps {
  readonly ask: string;
  readonly apply: string;
  readonly busy: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly unfold?: Ref<HTMLButtonElement>;
}

export function FoldedCode({ ask, apply, busy, isOpen, onToggle, unfold, ...entry }: Props) {
  const { id, field, onApply } = entry;
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) field.current?.focus();
    isPressed.current = false;
  }, [field, isOpen]);
  return (
    <>
      <button
        ref={unfold}
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-entry` : undefined}
        onClick={() => {
          isPressed.current = true;
          onToggle();
        }}
      >
        {ask}
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={`${id}-entry`} className={styles.entry}>
          <Entry {...entry} />
          <Button kind="secondary" busy={busy} onClick={onApply}>
            {apply}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ id, field, name, label, isWrong, onApply }: EntryProps) {
  return (
    <input
      ref={field}
      id={id}
      name={name}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={64}
      aria-describedby={`${id}-note`}
      aria-invalid={isWrong}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // Enter would submit the checkout
        onApply();
      }}
    />
  );
}
