import { clsx } from 'clsx';
import type { OptionChoices } from '../../../core';
import { useText } from '../../text/text-context';
import styles from './OptionPicker.module.css';

interface Props {
  readonly option: OptionChoices;
  readonly onChoose: (value: string) => void;
}

/** One choice: swatches for colours, boxes for the rest. What is not made cannot be chosen; what is sold out says so. */
export function OptionPicker({ option, onChoose }: Props) {
  const t = useText();
  const swatches = option.choices.some((choice) => choice.swatch !== undefined);
  const chosen = option.choices.find((choice) => choice.selected);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        {option.label}
        <span className={styles.chosen}>{chosen?.label}</span>
      </legend>
      <div className={swatches ? styles.swatches : styles.boxes}>
        {option.choices.map((choice) => {
          const says = !choice.exists
            ? t('product.no-such', { value: choice.label })
            : choice.available
              ? choice.label
              : t('product.sold-out-choice', { value: choice.label });
          return (
            <label
              key={choice.value}
              className={clsx(
                swatches ? styles.swatch : styles.box,
                choice.available && choice.exists ? '' : styles.gone,
              )}
              title={says}
            >
              <input
                type="radio"
                name={option.code}
                value={choice.value}
                checked={choice.selected}
                disabled={!choice.exists}
                onChange={() => onChoose(choice.value)}
                aria-label={says}
              />
              {swatches ? (
                <span style={{ background: choice.swatch ?? 'var(--paper-deep)' }} />
              ) : (
                <span>{choice.label}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
