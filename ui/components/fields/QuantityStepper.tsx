import { useText } from '../../text/text-context';
import { Icon } from '../base/Icon';
import styles from './QuantityStepper.module.css';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly onCut?: (asked: number) => void;
}

/** A quantity field with step buttons; typed values apply on blur, within the limits. */
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
        // `disabled` would drop the focus.
        aria-disabled={value <= min || undefined}
        aria-label={t('quantity.less', { name })}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        // An external change resets the input.
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
