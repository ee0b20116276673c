import type { PickupShop, ShippingMethod } from '../../../core';
import { ChoiceList } from '../../components/ChoiceList';
import styles from './Fields.module.css';
import { usePrice, useText } from '../../text/text-context';

interface Props {
  readonly methods: readonly ShippingMethod[];
  /** Code of the chosen method. */
  readonly chosen: string;
  readonly taxIncluded: boolean;
  readonly error: string | undefined;
  /** Shops where it can be picked up; undefined while they are not known. */
  readonly shops: readonly PickupShop[] | undefined;
  readonly onChoose: (method: string) => void;
}

export function ShippingMethods({ methods, chosen, taxIncluded, error, shops, onChoose }: Props) {
  const t = useText();
  const price = usePrice();
  if (methods.length === 0)
    return (
      <p role={error === undefined ? undefined : 'alert'} className={error === undefined ? undefined : styles.error}>
        {t('checkout.method-none')}
      </p>
    );
  // One that costs nothing now, as its limit is reached or by a coupon, costs nothing without its tax either.
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
          note: method.carrier_title,
          aside: cost(method) === 0 ? t('totals.free') : price(cost(method)),
        }))}
      />
      {isPickup(chosen) && shops !== undefined && <PickupShops shops={shops} />}
    </>
  );
}

/** Whether a way to ship is that of whoever comes for it. */
export function isPickup(method: string): boolean {
  return method === 'pickup';
}

function PickupShops({ shops }: { readonly shops: readonly PickupShop[] }) {
  const t = useText();
  return (
    <section className={styles.stores} data-testid="pickup-shops">
      <h3>{t('checkout.stores')}</h3>
      {shops.length === 0 ? (
        <p>{t('checkout.stores-none')}</p>
      ) : (
        <ul className={styles.storeList}>
          {shops.map((shop) => (
            <li key={shop.id}>
              <p>{shop.name}</p>
              <p>
                {shop.address}, {shop.city}
              </p>
              {shop.hours !== undefined && <p className={styles.note}>{shop.hours}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
