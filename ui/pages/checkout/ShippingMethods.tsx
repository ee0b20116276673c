import type { CartState, ShippingMethod } from '../../../core';
import { ChoiceList } from '../../components/ChoiceList';
import { usePrice, useText } from '../../text/text-context';

interface Props {
  readonly methods: readonly ShippingMethod[];
  readonly chosen: CartState['shipping'];
  readonly error: string | undefined;
  readonly onChoose: (carrier: string, method: string) => void;
}

export function ShippingMethods({ methods, chosen, error, onChoose }: Props) {
  const t = useText();
  const price = usePrice();
  if (methods.length === 0) return <p>{t('checkout.method-none')}</p>;
  const cost = (method: ShippingMethod) => method.price_incl_tax ?? method.amount;
  return (
    <ChoiceList
      name="shipping-method"
      legend={t('checkout.method')}
      value={chosen === null ? '' : `${chosen.carrier_code}/${chosen.method_code}`}
      error={error}
      onChange={(value) => {
        const method = methods.find((entry) => `${entry.carrier_code}/${entry.method_code}` === value);
        if (method !== undefined) onChoose(method.carrier_code, method.method_code);
      }}
      choices={methods.map((method) => ({
        value: `${method.carrier_code}/${method.method_code}`,
        label: method.method_title,
        note: method.carrier_title,
        aside: cost(method) === 0 ? t('totals.free') : price(cost(method)),
      }))}
    />
  );
}
