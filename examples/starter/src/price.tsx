import { moneyText } from 'vitrine';
import { useShop } from 'vitrine/react';

export function Price({ amount }: { readonly amount: number }) {
  const { currencyCode, defaultLocale } = useShop().storeViews.current.i18n;
  return <span className="price">{moneyText(amount, currencyCode, defaultLocale)}</span>;
}
