import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OptionChoices } from '../../../../core/shopper';
import { useGoodsLang, useText } from '../../../text/text-context';
import styles from './OptionPicker.module.css';

interface Props {
  readonly option: OptionChoices;
  /** Choosing the first option may change the others, so its values are sold out only if all combinations are. */
  readonly leads?: boolean;
  readonly missing?: string | undefined;
  readonly help?: ReactNode;
  readonly onChoose: (value: string) => void;
}

type Choice = OptionChoices['choices'][number];

function canBeHad(choice: Choice, leads: boolean): boolean {
  return leads ? choice.reachable : choice.exists && choice.available;
}

/** Sold-out and nonexistent values are shown; only the latter are disabled. */
export function OptionPicker({ option, leads = false, missing, help, onChoose }: Props) {
  const t = useText();
  const lang = useGoodsLang();
  const swatches = option.choices.some((choice) => choice.swatch !== undefined);
  const chosen = option.choices.find((choice) => choice.selected);
  return (
    <fieldset className={styles.picker} data-missing={missing === undefined ? undefined : ''}>
      <legend className={styles.legend}>
        <span lang={lang}>{option.label}</span>{' '}
        {missing === undefined ? (
          <span className={styles.chosen} lang={lang}>
            {chosen?.label}
          </span>
        ) : (
          <span className={styles.missing}>{missing}</span>
        )}
      </legend>
      <div className={swatches ? styles.swatches : styles.boxes}>
        {option.choices.map((choice) => {
          const open = canBeHad(choice, leads);
          const text = open
            ? choice.label
            : t(choice.exists || leads ? 'product.sold-out-choice' : 'product.no-such', { value: choice.label });
          return (
            <label
              key={choice.value}
              className={clsx(swatches ? styles.swatch : styles.box, !open && styles.gone)}
              title={text}
              lang={open ? lang : undefined}
            >
              <input
                type="radio"
                name={option.code}
                value={choice.value}
                checked={choice.selected}
                // Sold-out values stay enabled for notifications; a selected one must stay focusable.
                disabled={!open && !choice.exists && !choice.selected}
                onChange={() => onChoose(choice.value)}
                aria-label={text}
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
      {help}
    </fieldset>
  );
}
