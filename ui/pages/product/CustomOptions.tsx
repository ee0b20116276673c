import { useId } from 'react';
import type { CustomOption } from '../../../core';
import { Field } from '../../components/Field';
import { SelectField } from '../../components/SelectField';
import { usePrice, useText } from '../../text/text-context';
import styles from './CustomOptions.module.css';

interface Props {
  readonly options: readonly CustomOption[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** What a product can have besides its variants: an engraving, a monogram, a wrap. */
export function CustomOptions({ options, values, onChange }: Props) {
  const t = useText();
  const price = usePrice();
  const id = useId();
  if (options.length === 0) return null;
  const set = (optionId: number, value: string) => {
    const { [String(optionId)]: _old, ...rest } = values;
    onChange(value === '' ? rest : { ...rest, [String(optionId)]: value });
  };
  const extra = (option: {
    readonly price?: number | undefined;
    readonly price_type?: 'fixed' | 'percent' | undefined;
  }) =>
    option.price === undefined || option.price === 0
      ? ''
      : option.price_type === 'percent'
        ? ` (+${String(option.price)} %)`
        : ` (+${price(option.price)})`;
  return (
    <div className={styles.options}>
      {options.map((option) => {
        const value = values[String(option.option_id)] ?? '';
        const label = `${option.title}${extra(option)}`;
        const required = option.is_require === true;
        if (option.values !== undefined && option.values.length > 0) {
          const choices = option.values.map((entry) => ({
            value: String(entry.option_type_id),
            label: `${entry.title}${extra(entry)}`,
          }));
          return (
            <SelectField
              key={option.option_id}
              id={`${id}-${String(option.option_id)}`}
              label={label}
              value={value}
              required={required}
              placeholder="–"
              choices={choices}
              onChange={(next) => set(option.option_id, next)}
            />
          );
        }
        return (
          <Field
            key={option.option_id}
            id={`${id}-${String(option.option_id)}`}
            label={label}
            value={value}
            required={required}
            hint={required ? undefined : t('checkout.optional')}
            {...(option.max_characters === undefined ? {} : { maxLength: option.max_characters })}
            onChange={(next) => set(option.option_id, next)}
          />
        );
      })}
    </div>
  );
}
