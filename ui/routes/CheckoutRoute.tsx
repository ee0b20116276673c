import { useEffect, useState } from 'react';
import { useLocation } from '../state/address';
import { isPickup, isVirtualCart, samePriceTerms } from '../../core/internal';
import {
  type CheckoutArea,
  type CheckoutState,
  type Confirmation,
  type OrdersArea,
  type PaymentDetails,
  type PersonalDetails,
  type ShippingDetails,
  type Shop,
  lookUp,
} from '../../core/shopper';
import { useCartView } from '../parts/use-cart-view';
import { CheckoutPage } from '../pages/CheckoutPage';
import { CheckoutSkeleton } from '../pages/checkout/CheckoutSkeleton';
import type { CheckoutActions } from '../pages/checkout/checkout-form';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useNotify } from '../state/use-notify';
import { fieldText } from '../text/format';
import { useFormat } from '../text/text-context';
import { OrderStatus } from './order/OrderStanding';
import { useAsyncArea } from '../state/use-async-area';
import { loadOrders } from '../state/use-orders-area';
import { giftCardActions } from './order/gift-card-actions';
import { useCouponRefusal } from './use-coupon-refusal';
import { useDraft, type Draft } from './use-draft';
import { useFreshProfile } from './use-fresh-profile';
import { useCountries, usePickupShops, useStates } from '../state/use-places';
import { usePlacing } from './use-placing';
import { unpaidOrder, useUnpaid } from './order/use-unpaid';
import { useSavedDetails } from './use-saved-details';
import { useAsksVat } from '../state/use-asks-vat';

/** For an empty bag only. */
const WaysOn = late(async () => (await import('../parts/WaysOn')).WaysOn);

export function CheckoutRoute() {
  const shop = useShop();
  const areas = useAsyncArea(() => openAreas(shop));
  if (areas === null) return <CheckoutSkeleton />;
  return <Checkout {...areas} />;
}

/** Loads areas and countries in parallel; the form would request them too late. */
async function openAreas(shop: Shop): Promise<Areas> {
  const opening = shop.checkout();
  // The form repeats the request and shows failures.
  opening.then((area) => area.countries()).catch(() => undefined);
  const [checkout, orders] = await Promise.all([opening, loadOrders(shop)]);
  return { checkout, orders };
}

interface Areas {
  readonly checkout: CheckoutArea;
  readonly orders: OrdersArea;
}

function Checkout({ checkout, orders }: Areas) {
  const shop = useShop();
  const customers = useCustomers(shop);
  const { isThankYouPage } = useObservable(checkout.state$, checkout.snapshot);
  useEffect(() => () => checkout.setThankYouPage(false), [checkout]);
  useThanks({ orders, isThankYouPage });
  const left = useUnpaid(checkout, orders);
  return isThankYouPage ? (
    <OrderStatus orders={orders} homePath={shop.routing.localPath('/')} />
  ) : (
    <Form key={customers} checkout={checkout} orders={orders} left={left} />
  );
}

/** Key of the form: input survives a return or a guest's sign-in, but never passes to another customer. */
function useCustomers(shop: Shop): number {
  const user = useObservable(shop.user$, null);
  const [last, setLast] = useState({ id: '', count: 0 });
  const id = user === null ? last.id : String(user.id);
  if (id !== last.id) setLast({ id, count: last.id === '' ? last.count : last.count + 1 });
  return last.count;
}

/** Redirects to the thank-you page, replacing checkout in the history. Offline, the thanks appear here. */
function useThanks({ orders, isThankYouPage }: Pick<Areas, 'orders'> & { readonly isThankYouPage: boolean }): void {
  const shop = useShop();
  const [, navigate] = useLocation();
  const confirmation = useObservable(orders.confirmation$, null);
  const orderId = isThankYouPage ? confirmation?.order_id : undefined;
  useEffect(() => {
    if (orderId === undefined) return;
    const path = shop.routing.localPath('/successful-payment');
    navigate(`${path}?order=${encodeURIComponent(orderId)}`, { replace: true });
  }, [shop, navigate, orderId]);
}

function Form({ checkout, orders, left }: Areas & { readonly left: Confirmation | undefined }) {
  const shop = useShop();
  const saved = useObservable(checkout.state$, checkout.snapshot);
  const { cart, segments, bag, notes } = useCartView(undefined, false);
  const online = useOnline();
  const user = useObservable(shop.user$, null);
  useFreshProfile(user?.id);
  const notify = useNotify();
  const draft = useDraft(checkout, saved, notify);
  const [isForOther, setForOther] = useState(() => hasOwnRecipient(saved.personalDetails, saved.shippingDetails));
  const { shippingDetails, paymentDetails } = draft.shown;
  const asksVat = useAsksVat();
  const details = useSavedDetails({ user, draft, isForOther, setForOther, asksVat });
  const countries = useCountries(checkout, [shippingDetails.country, paymentDetails.country]);
  const states = {
    shipping: useStates(checkout, shippingDetails.country),
    payment: useStates(checkout, paymentDetails.country),
  };
  const shops = usePickupShops(checkout, shippingDetails.country, isPickup(shippingDetails.shippingMethod));
  const coupon = useCouponRefusal({ cart, user, orders, email: draft.shown.personalDetails.emailAddress });
  const onCouponRefused = coupon.refuse;
  const place = usePlacing({ checkout, orders, draft, seen: segments, isForOther, notify, onCouponRefused });
  const actions = useActions({ checkout, draft, isForOther, setForOther, notify });
  const path = (to: string) => shop.routing.localPath(to);
  const isVirtual = isVirtualCart(cart.cartItems);
  return (
    <CheckoutPage
      checkout={draft.shown}
      cart={cart}
      segments={segments}
      isRepricing={draft.isUnsaved && !samePriceTerms(draft.shown, saved, isVirtual)}
      news={bag.news}
      notes={notes}
      countries={countries}
      states={states}
      shops={shops}
      taxIncluded={bag.taxIncluded}
      storeCountry={shop.storeViews.current.tax.defaultCountry}
      isVirtual={isVirtual}
      asksVat={asksVat}
      isForOther={isForOther}
      isSignedIn={user !== null}
      saved={details}
      bonuses={user?.account ?? 0}
      online={online}
      paths={{
        home: path('/'),
        cart: path('/cart'),
        terms: path('/terms-of-use'),
        privacy: path('/privacy'),
      }}
      unpaid={unpaidOrder(shop, saved, left)}
      couponRefusal={coupon.refusal}
      onward={<WaysOn />}
      actions={{ ...actions, onPlace: place }}
    />
  );
}

interface ActionParts {
  readonly checkout: CheckoutArea;
  readonly draft: Draft;
  readonly isForOther: boolean;
  readonly setForOther: (isForOther: boolean) => void;
  readonly notify: (error: unknown) => void;
}

function useActions({
  checkout,
  draft,
  isForOther,
  setForOther,
  notify,
}: ActionParts): Omit<CheckoutActions, 'onPlace'> {
  const shop = useShop();
  const format = useFormat();
  const { personalDetails } = draft.shown;
  return {
    onPersonal: (personal) =>
      draft.change({ personal, shipping: isForOther ? {} : recipientOf({ ...personalDetails, ...personal }) }),
    onShipping: (shipping) => draft.change({ shipping }),
    onPayment: (payment) =>
      draft.change({
        payment: payment.useShippingAddress === false ? { ...payment, ...billOf(draft.shown) } : payment,
      }),
    onShippingMethod: (shippingMethod) => draft.change({ shipping: { shippingMethod } }),
    onPaymentMethod: (paymentMethod) => draft.change({ payment: { paymentMethod } }),
    onOtherRecipient: (isOther) => {
      setForOther(isOther);
      draft.change({ shipping: isOther ? { firstName: '', lastName: '' } : recipientOf(personalDetails) });
    },
    onSignIn: () => shop.ui.openSignIn(),
    onCoupon: (code) => shop.cart.applyCoupon(code),
    onCouponRemove: () => shop.cart.removeCoupon(),
    giftCards: giftCardActions(shop),
    onBonuses: (spends) => void shop.cart.spendBonuses(spends).catch(notify),
    regionOf: (zipCode, country) =>
      checkout.taxByZip(zipCode, country).then(
        ({ region_id: id }) => id ?? undefined,
        () => undefined,
      ),
    onLeave: async (field) => {
      await draft.saved();
      const problem = lookUp(
        checkout.validate(isVirtualCart(shop.cart.snapshot.cartItems) ? 'virtual' : 'delivered'),
        field,
      );
      return problem === undefined ? undefined : fieldText(field, problem, format);
    },
  };
}

/** Prefills the billing address; existing input wins. */
function billOf({ personalDetails, shippingDetails, paymentDetails }: CheckoutState): Partial<PaymentDetails> {
  return {
    firstName: paymentDetails.firstName || personalDetails.firstName,
    lastName: paymentDetails.lastName || personalDetails.lastName,
    country: paymentDetails.country || shippingDetails.country,
  };
}

function recipientOf({ firstName, lastName }: PersonalDetails): Partial<ShippingDetails> {
  return { firstName, lastName };
}

function hasOwnRecipient(person: PersonalDetails, { firstName, lastName }: ShippingDetails): boolean {
  const isNamed = firstName !== '' || lastName !== '';
  return isNamed && (firstName !== person.firstName || lastName !== person.lastName);
}
