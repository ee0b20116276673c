import { useEffect, useState } from 'react';
import {
  isShopError,
  type CheckoutArea,
  type Country,
  type FieldErrors,
  type OrdersArea,
  type State,
} from '../../core';
import { CheckoutPage } from '../pages/CheckoutPage';
import { ThankYouPage } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';
import { useAsyncArea } from './use-async-area';

/** Checkout and, after the order, its thanks. */
export function CheckoutRoute() {
  const shop = useShop();
  const t = useText();
  const areas = useAsyncArea(async () => ({ checkout: await shop.checkout(), orders: await shop.orders() }));
  if (areas === null) return <h1 className="visually-hidden">{t('checkout.title')}</h1>;
  return <Checkout {...areas} />;
}

function useCountries(
  checkout: CheckoutArea,
  country: string,
): { readonly countries: readonly Country[]; readonly states: readonly State[] } {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    checkout.countries().then(setCountries, () => setCountries([]));
  }, [checkout]);
  useEffect(() => {
    let live = true;
    checkout.states(country).then(
      (list) => live && setStates(list),
      () => live && setStates([]),
    );
    return () => {
      live = false;
    };
  }, [checkout, country]);
  return { countries, states };
}

function Checkout({ checkout, orders }: { readonly checkout: CheckoutArea; readonly orders: OrdersArea }) {
  const shop = useShop();
  const t = useText();
  const state = useObservable(checkout.state$, checkout.snapshot);
  const cart = useObservable(shop.cart.state$, shop.cart.snapshot);
  const segments = useObservable(shop.cart.segments$, []);
  const confirmation = useObservable(orders.confirmation$, null);
  const online = useObservable(shop.online$, true);
  const { country, zipCode, region_id } = state.shippingDetails;
  const lists = useCountries(checkout, country);
  const path = (to: string) => shop.routing.localPath(to);
  const tell = (error: unknown) => {
    shop.notices.spawn({
      type: 'error',
      code: isShopError(error) ? error.code : 'checkout',
      message: error instanceof Error ? error.message : t('error.text'),
    });
  };

  useEffect(() => {
    if (country === '' || cart.cartItems.length === 0) return;
    const timer = setTimeout(() => {
      const address = {
        country_id: country,
        ...(zipCode === '' ? {} : { postcode: zipCode }),
        region_id: region_id === 0 ? null : region_id,
      };
      void shop.cart.loadShippingMethods(address).then(
        () => shop.cart.loadPaymentMethods(),
        () => undefined,
      );
    }, 250);
    return () => clearTimeout(timer);
    // Only where it travels to decides how it can travel.
  }, [shop, country, zipCode, region_id, cart.cartServerToken, cart.cartItems.length]);

  useEffect(() => () => checkout.setThankYouPage(false), [checkout]);

  const place = async (): Promise<FieldErrors> => {
    try {
      const outcome = await orders.place();
      if (outcome.status === 'placed' && outcome.redirect !== undefined) window.location.assign(outcome.redirect);
      else window.scrollTo({ top: 0, behavior: 'instant' });
      return {};
    } catch (error) {
      const fields = isShopError(error, 'checkout-incomplete') ? error.details.fields : undefined;
      if (fields !== undefined) return Object.fromEntries(fields.map((field) => [field.field, field.message]));
      tell(error);
      return {};
    }
  };

  if (state.isThankYouPage)
    return (
      <ThankYouPage
        confirmation={confirmation}
        homePath={path('/')}
        online={online}
        onSendNow={() => void orders.process().catch(tell)}
      />
    );
  return (
    <CheckoutPage
      checkout={state}
      cart={cart}
      segments={segments}
      {...lists}
      taxIncluded={shop.storeViews.current.tax.sourcePriceIncludesTax}
      online={online}
      paths={{ home: path('/'), cart: path('/cart'), terms: path('/terms-of-use'), privacy: path('/privacy') }}
      actions={{
        onPersonal: (change) => void checkout.savePersonal(change).catch(tell),
        onShipping: (change) => void checkout.saveShipping(change).catch(tell),
        onPayment: (change) => void checkout.savePayment(change).catch(tell),
        onShippingMethod: (carrier, method) => void shop.cart.selectShipping(carrier, method).catch(tell),
        onPaymentMethod: (code) => void shop.cart.selectPayment(code).catch(tell),
        onPlace: place,
      }}
    />
  );
}
