import { arrivalText, isPickup } from '../../../core/internal';
import type { ShippingMethod } from '../../../core/shopper';
import { useLocale, usePrice, useText } from '../../text/text-context';

/** Returns the first home delivery method with known days. */
export function firstToTheDoor(ways: readonly ShippingMethod[]): ShippingMethod | undefined {
  return ways.find(({ method_code: code, arrival }) => !isPickup(code) && arrival !== undefined);
}

/** Returns a formatter for a method's arrival and price; undefined when no day is known. */
export function useArrivalWords(): (way: ShippingMethod) => string | undefined {
  const t = useText();
  const price = usePrice();
  const locale = useLocale();
  return ({ arrival, amount, free_from: from }) => {
    if (arrival === undefined) return undefined;
    const days = arrivalText(arrival, locale);
    if (amount === 0) return t('product.arrives-free', { days });
    const said = { days, price: price(amount) };
    return from === undefined ? t('product.arrives', said) : t('product.arrives-from', { ...said, from: price(from) });
  };
}
