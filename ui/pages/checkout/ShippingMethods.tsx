import type { ShippingMethod } from '../../../core';
import { ChoiceList } from '../../components/ChoiceList';
import styles from './Fields.module.css';
import { usePrice, useText } from '../../text/text-context';

interface Props {
  readonly methods: readonly ShippingMethod[];
  /** Code of the chosen method. */
  readonly chosen: string;
  readonly taxIncluded: boolean;
  readonly error: string | undefined;
  readonly onChoose: (method: string) => void;
}

export function ShippingMethods({ methods, chosen, taxIncluded, error, onChoose }: Props) {
  const t = useText();
  const price = usePrice();
  if (methods.length === 0)
    return (
      <p role={error === undefined ? undefined : 'alert'} className={error === undefined ? undefined : styles.error}>
        {t('checkout.method-none')}
      </p>
    );
  const cost = (method: ShippingMethod) => (taxIncluded ? (method.price_incl_tax ?? method.amount) : method.amount);
  return (
    <ChoiceList
      name="shipping-method"
      legend={t('checkout.method')}
      value={chosen}
      error={error}
      onChange={onChoose}
      choices={methods.map((method) => ({
        value: method.method_code,
        label: method.method_title,
        note: method.carrier_title,
        aside: cost(method) === 0 ? t('totals.free') : price(cost(method)),
      }))}
    />
  );
}
