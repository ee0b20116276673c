import type { CustomOption } from '../../../../core/shopper';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useText } from '../../../text/text-context';
import { AreaField } from './AreaField';
import { ChoiceRow } from './ChoiceRow';
import styles from './Parts.module.css';

export interface Surcharge {
  readonly price?: number | undefined;
  readonly price_type?: 'fixed' | 'percent' | undefined;
}

interface Props {
  readonly id: string;
  readonly option: CustomOption;
  readonly value: string;
  readonly error: string | undefined;
  /** '+$5.00' or '+10 %'; undefined when free. */
  readonly extra: (of: Surcharge) => string | undefined;
  readonly onChange: (value: string) => void;
}

export function OptionField(props: Props) {
  const { option } = props;
  if (option.values !== undefined && option.values.length > 0) {
    return option.type === 'drop_down' ? <ListOption {...props} /> : <RowsOption {...props} />;
  }
  return <TextOption {...props} />;
}

const labelOf = (title: string, extra: string | undefined) => (extra === undefined ? title : `${title} (${extra})`);

function ListOption({ id, option, value, error, extra, onChange }: Props) {
  return (
    <SelectField
      id={id}
      label={option.title}
      value={value}
      required={option.is_require === true}
      error={error}
      placeholder="–"
      choices={(option.values ?? []).map((entry) => ({
        value: String(entry.option_type_id),
        label: labelOf(entry.title, extra(entry)),
      }))}
      onChange={onChange}
    />
  );
}

function RowsOption({ id, option, value, error, extra, onChange }: Props) {
  const t = useText();
  const single = option.type === 'radio';
  const required = option.is_require === true;
  const chosen = value === '' ? [] : value.split(',');
  const toggle = (key: string, checked: boolean) => {
    if (single) onChange(key);
    else onChange((checked ? [...chosen, key] : chosen.filter((other) => other !== key)).join(','));
  };
  const hasFree = (option.values ?? []).some((entry) => entry.is_default === true && (entry.price ?? 0) <= 0);
  return (
    <fieldset className={styles.parts} aria-describedby={error && `${id}-note`}>
      <legend className={styles.heading}>
        {option.title}
        {!required && <span className={styles.optional}>{t('checkout.optional')}</span>}
      </legend>
      {(option.values ?? []).map((entry) => {
        const key = String(entry.option_type_id);
        return (
          <ChoiceRow
            key={key}
            type={single ? 'radio' : 'checkbox'}
            name={id}
            value={key}
            checked={chosen.includes(key)}
            invalid={error !== undefined}
            price={extra(entry)}
            onChange={(checked) => toggle(key, checked)}
          >
            {entry.title}
          </ChoiceRow>
        );
      })}
      {single && !required && !hasFree && (
        <ChoiceRow type="radio" name={id} value="" checked={chosen.length === 0} onChange={() => onChange('')}>
          {t('product.none')}
        </ChoiceRow>
      )}
      {error !== undefined && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function TextOption({ id, option, value, error, extra, onChange }: Props) {
  const t = useText();
  const required = option.is_require === true;
  const max = option.max_characters ?? 0;
  const aside = [extra(option), required ? undefined : t('checkout.optional')].filter((word) => word !== undefined);
  const Input = option.type === 'area' ? AreaField : Field;
  return (
    <Input
      id={id}
      label={labelOf(option.title, aside.length > 0 ? aside.join(', ') : undefined)}
      value={value}
      required={required}
      error={error}
      {...(option.type === 'date' || option.type === 'email' ? { type: option.type } : {})}
      {...(max > 0 ? { maxLength: max } : {})}
      onChange={onChange}
    />
  );
}
