import { useText } from '../text/text-context';
import { Icon } from './Icon';
import styles from './QuantityStepper.module.css';

interface Props {
  /** What it counts, for those who hear the page. */
  readonly name: string;
  /** How many now. */
  readonly value: number;
  /** Fewest. */
  readonly min?: number;
  /** Most. */
  readonly max: number;
  /** It is sold in multiples of this. */
  readonly step?: number;
  /** Called with a quantity that may be. */
  readonly onChange: (value: number) => void;
  /** More was asked for than there may be. */
  readonly onCut?: (asked: number) => void;
}

/** A quantity with its two steps. Typing is taken on leaving the field, within the limits. */
export function QuantityStepper({ name, value, min = 1, max, step = 1, onChange, onCut }: Props) {
  const t = useText();
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(min, Math.round(next / step) * step));
    if (Number.isInteger(bounded) && bounded !== value) onChange(bounded);
    if (next > max) onCut?.(next);
  };
  return (
    <div className={styles.stepper} role="group" aria-label={t('quantity.of', { name })}>
      <button
        type="button"
        onClick={() => set(value - step)}
        // Disabled it would let go of the focus under the finger that brought it there.
        aria-disabled={value <= min || undefined}
        aria-label={t('quantity.less', { name })}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        // A new value from outside replaces what is in the field.
        key={value}
        type="text"
        inputMode="numeric"
        defaultValue={value}
        aria-label={t('quantity.of', { name })}
        onBlur={(event) => {
          const typed = event.currentTarget.value.trim();
          if (/^-?\d+$/.test(typed)) set(Number(typed));
          event.currentTarget.value = String(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <button
        type="button"
        onClick={() => set(value + step)}
        aria-disabled={value >= max || undefined}
        aria-label={t('quantity.more', { name })}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
