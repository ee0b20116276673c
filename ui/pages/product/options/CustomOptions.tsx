import type { CustomOption } from '../../../../core/shopper';
import { lookUp } from '../../../../core/shopper';
import { usePrice } from '../../../text/text-context';
import styles from './CustomOptions.module.css';
import { OptionField, type Surcharge } from './OptionField';

interface Props {
  readonly options: readonly CustomOption[];
  /** By option id; multiple ids are joined by commas. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

export function CustomOptions({ options, values, errors = {}, onChange }: Props) {
  const price = usePrice();
  if (options.length === 0) return null;
  const set = (optionId: number, value: string) => {
    const { [String(optionId)]: _old, ...rest } = values;
    onChange(value === '' ? rest : { ...rest, [String(optionId)]: value });
  };
  const extra = ({ price: amount, price_type: type }: Surcharge) => {
    if (amount === undefined || amount === 0) return undefined;
    const figure = Math.abs(amount);
    return `${amount < 0 ? '−' : '+'}${type === 'percent' ? `${String(figure)} %` : price(figure)}`;
  };
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <OptionField
          key={option.option_id}
          id={`option-${String(option.option_id)}`}
          option={option}
          value={lookUp(values, String(option.option_id)) ?? ''}
          error={lookUp(errors, `option-${String(option.option_id)}`)}
          extra={extra}
          onChange={(value) => set(option.option_id, value)}
        />
      ))}
    </div>
  );
}
