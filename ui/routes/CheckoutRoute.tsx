import { firstValueFrom } from 'rxjs';
import { useEffect, useMemo, useState } from 'react';
import {
  isShopError,
  ShopError,
  type CheckoutArea,
  type Country,
  type ErrorDetails,
  type OrdersArea,
  type PersonalDetails,
  type ShippingDetails,
  type State,
  type TotalSegment,
} from '../../core';
import { CheckoutPage } from '../pages/CheckoutPage';
import { CheckoutSkeleton } from '../pages/checkout/CheckoutSkeleton';
import { ThankYouPage } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useTell } from '../state/use-tell';
import { fieldText, type FieldTexts } from '../text/say';
import { inOwnWords } from '../text/country-names';
import { useLocale, useSay, type Say } from '../text/text-context';
import { useAsyncArea } from './use-async-area';
import { useDraft, type Draft } from './use-draft';

/** Checkout and, after the order, its thanks. */
export function CheckoutRoute() {
  const shop = useShop();
  const areas = useAsyncArea(async () => ({ checkout: await shop.checkout(), orders: await shop.orders() }));
  if (areas === null) return <CheckoutSkeleton />;
  return <Checkout {...areas} />;
}

function useCountries(
  checkout: CheckoutArea,
  country: string,
): { readonly countries: readonly Country[]; readonly states: readonly State[] } {
  const locale = useLocale();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    checkout.countries().then(setCountries, () => setCountries([]));
  }, [checkout]);
  useEffect(() => {
    let live = true;
    const set = (list: readonly State[]) => {
      if (live) setStates(list);
    };
    if (country === '') set([]);
    else checkout.states(country).then(set, () => set([]));
    return () => {
      live = false;
    };
  }, [checkout, country]);
  const named = useMemo(() => inOwnWords(countries, locale), [countries, locale]);
  return { countries: named, states };
}

/** Orders what is filled in; resolves to what is wrong with it, by field. */
function usePlacing(
  orders: OrdersArea,
  draft: Draft,
  seen: readonly TotalSegment[],
  tell: (error: unknown) => void,
): () => Promise<FieldTexts> {
  const shop = useShop();
  const say = useSay();
  return async () => {
    try {
      draft.change({ shipping: recipientOf(draft.shown.personalDetails) });
      await draft.flush();
      await shop.cart.settled();
      // What is ordered costs what the shopper saw when the button was pressed, or they are asked again.
      const now = await firstValueFrom(shop.cart.segments$);
      if (totalOf(now) !== totalOf(seen)) throw new ShopError('totals-changed');
      const outcome = await orders.place();
      if (outcome.status === 'placed' && outcome.redirect !== undefined) window.location.assign(outcome.redirect);
      else window.scrollTo({ top: 0, behavior: 'instant' });
      return {};
    } catch (error) {
      const fields = isShopError(error, 'checkout-incomplete') ? error.details.fields : undefined;
      if (fields !== undefined) return errorsOf(fields, say);
      tell(error);
      return {};
    }
  };
}

interface Areas {
  readonly checkout: CheckoutArea;
  readonly orders: OrdersArea;
}

function Checkout({ checkout, orders }: Areas) {
  const shop = useShop();
  const saved = useObservable(checkout.state$, checkout.snapshot);
  const cart = useObservable(shop.cart.state$, shop.cart.snapshot);
  const segments = useObservable(shop.cart.segments$, []);
  const confirmation = useObservable(orders.confirmation$, null);
  const online = useObservable(shop.online$, true);
  const tell = useTell();
  const draft = useDraft(checkout, saved, tell);
  const lists = useCountries(checkout, draft.shown.shippingDetails.country);
  const path = (to: string) => shop.routing.localPath(to);

  useEffect(() => () => checkout.setThankYouPage(false), [checkout]);

  const place = usePlacing(orders, draft, segments, tell);

  if (saved.isThankYouPage) {
    const sendNow = () => void orders.process().catch(tell);
    return <ThankYouPage confirmation={confirmation} homePath={path('/')} online={online} onSendNow={sendNow} />;
  }
  return (
    <CheckoutPage
      checkout={draft.shown}
      cart={cart}
      segments={segments}
      {...lists}
      taxIncluded={shop.storeViews.current.tax.sourcePriceIncludesTax}
      online={online}
      paths={{ home: path('/'), cart: path('/cart'), terms: path('/terms-of-use'), privacy: path('/privacy') }}
      actions={{
        onPersonal: (personal) => draft.change({ personal, shipping: recipientOf(personal) }),
        onShipping: (shipping) => draft.change({ shipping }),
        onPayment: (payment) => draft.change({ payment }),
        onShippingMethod: (shippingMethod) => draft.change({ shipping: { shippingMethod } }),
        onPaymentMethod: (paymentMethod) => draft.change({ payment: { paymentMethod } }),
        onPlace: place,
      }}
    />
  );
}

/** This page asks for a name once: the parcel goes to whoever orders it. */
function recipientOf({ firstName, lastName }: Partial<PersonalDetails>): Partial<ShippingDetails> {
  return { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) };
}

function totalOf(segments: readonly TotalSegment[]): number | undefined {
  return segments.find((segment) => segment.code === 'grand_total')?.value;
}

/** By field; a recipient's missing name is told once, where it is asked for. */
function errorsOf(fields: NonNullable<ErrorDetails['fields']>, say: Say): FieldTexts {
  const asked = fields.filter(({ field }) => field !== 'shipping.firstName' && field !== 'shipping.lastName');
  return Object.fromEntries(asked.map((problem) => [problem.field, fieldText(problem.field, problem, say)]));
}
