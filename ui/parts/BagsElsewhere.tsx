import { BagElsewhere } from '../components/bag/BagElsewhere';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { countryName } from '../text/country-names';
import { useLocale } from '../text/text-context';

export function BagsElsewhere() {
  const { cart, content, routing, storeViews } = useShop();
  const { elsewhere = [] } = useObservable(cart.state$, cart.snapshot);
  const locale = useLocale();
  const settings = useObservable(content.settings$, null);
  return elsewhere.map(({ storeCode, units }) => {
    const store = storeViews.available.find((one) => one.storeCode === storeCode);
    if (store === undefined) return null;
    return (
      <BagElsewhere
        key={storeCode}
        country={countryName(store.i18n.defaultCountry, locale)}
        units={units}
        path={storeViews.addressIn(storeCode, routing.localPath('/cart'), settings?.domains)}
      />
    );
  });
}
