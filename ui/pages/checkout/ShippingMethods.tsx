import { arrivalText, isPickup, latestDayText } from '../../../core/internal';
import type { PickupShop, ShippingMethod } from '../../../core/shopper';
import { ChoiceList } from '../../components/fields/ChoiceList';
import styles from './Fields.module.css';
import { useLocale, usePrice, useText } from '../../text/text-context';

interface Pickup {
  /** Undefined while unknown; empty if there are none or they cannot be listed. */
  readonly shops: readonly PickupShop[] | undefined;
  /** 0 means none. */
  readonly chosen: number;
  readonly error: string | undefined;
  readonly onChoose: (id: number) => void;
}

interface Props {
  readonly methods: readonly ShippingMethod[];
  readonly chosen: string;
  readonly taxIncluded: boolean;
  readonly error: string | undefined;
  readonly pickup?: Pickup | undefined;
  readonly onChoose: (method: string) => void;
}

export function ShippingMethods({ methods, chosen, taxIncluded, error, pickup, onChoose }: Props) {
  const t = useText();
  const price = usePrice();
  const locale = useLocale();
  if (methods.length === 0)
    return (
      <p role={error === undefined ? undefined : 'alert'} className={error === undefined ? undefined : styles.error}>
        {t('checkout.method-none')}
      </p>
    );
  const noteOf = ({ method_code: code, carrier_title: carrier, arrival }: ShippingMethod) => {
    if (arrival === undefined) return carrier;
    return isPickup(code)
      ? t('checkout.ready-by', { day: latestDayText(arrival, locale) })
      : t('checkout.arrives', { days: arrivalText(arrival, locale) });
  };
  // Free shipping is free without tax too.
  const cost = ({ amount, price_incl_tax: charged = amount }: ShippingMethod) =>
    taxIncluded || charged === 0 ? charged : amount;
  return (
    <>
      <ChoiceList
        name="shipping-method"
        legend={t('checkout.method')}
        value={chosen}
        error={error}
        onChange={onChoose}
        choices={methods.map((method) => ({
          value: method.method_code,
          label: method.method_title,
          note: noteOf(method),
          aside: cost(method) === 0 ? t('totals.free') : price(cost(method)),
        }))}
      />
      {pickup?.shops !== undefined && <PickupShops {...pickup} shops={pickup.shops} />}
    </>
  );
}

interface ShopsProps extends Pickup {
  readonly shops: readonly PickupShop[];
}

function PickupShops({ shops, chosen, error, onChoose }: ShopsProps) {
  const t = useText();
  if (shops.length === 0)
    return (
      <div className={styles.stores} data-testid="pickup-shops" role={error === undefined ? 'status' : 'alert'}>
        <p>{t('checkout.stores-none')}</p>
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
    );
  return (
    <div data-testid="pickup-shops">
      <ChoiceList
        name="pickup-store"
        legend={t('checkout.stores')}
        value={String(chosen)}
        error={error}
        onChange={(id) => onChoose(Number(id))}
        choices={shops.map(({ id, name, address, city, hours }) => ({
          value: String(id),
          label: name,
          note: [`${address}, ${city}`, hours].filter((part) => part !== undefined).join(' · '),
        }))}
      />
    </div>
  );
}
