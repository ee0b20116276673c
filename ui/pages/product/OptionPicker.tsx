import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OptionChoices } from '../../../core';
import { useGoodsLang, useText } from '../../text/text-context';
import styles from './OptionPicker.module.css';

interface Props {
  readonly option: OptionChoices;
  /** The first option: choosing here may change what is chosen of the others, so only what is sold out in all of them is called so. */
  readonly leads?: boolean;
  /** What to do where the shopper has gone on without choosing. */
  readonly missing?: string | undefined;
  readonly help?: ReactNode;
  readonly onChoose: (value: string) => void;
}

type Choice = OptionChoices['choices'][number];

/** Whether a value can be had: of the first option somehow, of the others together with what else is chosen. */
function canBeHad(choice: Choice, leads: boolean): boolean {
  return leads ? choice.reachable : choice.exists && choice.available;
}

/** One choice: swatches for colours, boxes for the rest. What is not made or sold out is shown and says so; only what is not made cannot be chosen. */
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
          const says = open
            ? choice.label
            : t(choice.exists || leads ? 'product.sold-out-choice' : 'product.no-such', { value: choice.label });
          return (
            <label
              key={choice.value}
              className={clsx(swatches ? styles.swatch : styles.box, !open && styles.gone)}
              title={says}
              lang={open ? lang : undefined}
            >
              <input
                type="radio"
                name={option.code}
                value={choice.value}
                checked={choice.selected}
                // What is sold out can be waited for, and what is chosen stays in reach, or the keyboard could not leave it.
                disabled={!open && !choice.exists && !choice.selected}
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
      {help}
    </fieldset>
  );
}
