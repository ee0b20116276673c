import { useState } from 'react';
import { EMPTY_ADDRESS, type AddressDetails } from '../../../../core/account';
import { savedAddress, validateAddress } from '../../../../core/internal';
import type { StaffOrderQuote } from '../../../../core/internal-staff';
import { lookUp, type CheckoutArea } from '../../../../core/shopper';
import { mayUser, type ManageArea } from '../../../../core/staff';
import { Waiting } from '../../../pages/account/Waiting';
import { AddressFields } from '../../../pages/checkout/AddressFields';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { newKey } from '../../../pages/manage/orders/new-key';
import type { FoundItem } from '../../../pages/manage/orders/new/FindField';
import { NewOrderForm } from '../../../pages/manage/orders/new/NewOrderForm';
import {
  haveQuantities,
  isPickedUp,
  staffOrderOf,
  withCustomer,
  withPerson,
  type TypedOrder,
} from '../../../pages/manage/orders/new/typed-order';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useAsyncArea } from '../../../state/use-async-area';
import { useCountries, usePickupShops, useStates } from '../../../state/use-places';
import { fieldText, type FieldTexts } from '../../../text/format';
import { useManageText } from '../../../text/manage-text';
import { useFormat } from '../../../text/text-context';
import type { ManagePart } from '../part';
import { refusedText } from './refused-text';
import { useFinder } from './use-finder';

const FOUND = 4;
/** Variants that are shown of a product. */
const VARIANTS = 12;
const nothing = () => undefined;

/** Makes an order for a customer or a guest. */
export const NewOrderPart: ManagePart = ({ manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const checkout = useAsyncArea(() => shop.checkout());
  if (!mayUser(user, 'orders:write')) return <p>{t('order.new-not-allowed')}</p>;
  if (checkout === null) return <Waiting state="loading" onRetry={nothing} />;
  const { people, products } = manage.records;
  return (
    <>
      <ManageTitle title={t('order.new')} />
      <NewOrder
        {...{ manage, checkout }}
        findsPeople={mayUser(user, people.permissions.read)}
        findsGoods={mayUser(user, products.permissions.read)}
      />
    </>
  );
};

interface Props {
  readonly manage: ManageArea;
  readonly checkout: CheckoutArea;
  readonly findsPeople: boolean;
  readonly findsGoods: boolean;
}

function NewOrder({ manage, checkout, findsPeople, findsGoods }: Props) {
  const t = useManageText();
  const shop = useShop();
  const { available, current } = shop.storeViews;
  const form = useNewOrder(manage, checkout, current);
  const { typed, type } = form;
  const shops = usePickupShops(checkout, typed.address.country, isPickedUp(typed)) ?? [];
  const people = useFinder(async (q) => {
    const { items } = await manage.records.people.list({ q, size: FOUND });
    return items.map(({ id, name, email, phone, is_verified: isVerified }) => {
      const contact = email ?? phone ?? '';
      return { id, label: name, note: isVerified ? contact : `${contact} · ${t('order.new-unconfirmed')}` };
    });
  });
  const goods = useFinder((q) => findGoods(manage, q));
  return (
    <NewOrderForm
      {...{ ...form, shops }}
      onType={type}
      stores={available.map(({ storeCode, name }) => ({ value: storeCode, label: name }))}
      people={findsPeople ? people : undefined}
      goods={findsGoods ? goods : undefined}
      address={
        <AddressFields
          prefix="shipping"
          named
          details={typed.address}
          countries={form.countries}
          states={form.states}
          form={{ errors: form.errors, onLeave: nothing }}
          onChange={(change) => type({ address: { ...typed.address, ...change } })}
        />
      }
      onGo={() => void form.go()}
    />
  );
}

/** Finds SKUs by their text, and those of products by name. */
async function findGoods({ records }: ManageArea, q: string): Promise<readonly FoundItem[]> {
  const { products, stock_levels: stock } = records;
  const [skus, named] = await Promise.all([stock.list({ q, size: FOUND }), products.list({ q, size: FOUND })]);
  const variants = await Promise.all(named.items.map(({ id }) => stock.list({ product: id, size: VARIANTS })));
  const rows = [skus, ...variants].flatMap(({ items }) => items);
  return [...new Map(rows.map((row) => [row.sku, row])).values()].map(({ sku, name, qty, counted }) => ({
    ...{ id: sku, label: name ?? sku, note: counted ? `${sku} · ${String(qty)}` : sku },
  }));
}

interface Shown {
  readonly quote: StaffOrderQuote;
  readonly of: TypedOrder;
}

function useNewOrder(
  manage: ManageArea,
  checkout: CheckoutArea,
  store: { readonly storeCode: string; readonly tax: { readonly defaultCountry: string } },
) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(() => blank(store.storeCode, store.tax.defaultCountry));
  const [shown, setShown] = useState<Shown>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { errors, check, countries, states } = useAddressCheck(checkout, typed.address);
  const isCurrent = shown?.of === typed;
  const send = async () => {
    const more = isCurrent ? { total: shown.quote.total } : { dry_run: true };
    // A dry run returns the order too if it was made and the answer was lost.
    const { order, quote } = await manage.makeOrder({ ...staffOrderOf(typed), key, ...more });
    if (order === null && quote !== null) setShown({ quote, of: typed });
    if (order !== null) navigate(shop.routing.localPath(`/manage/orders/${encodeURIComponent(order.number)}`));
  };
  const go = async () => {
    const isMissing = typed.lines.length === 0;
    const isWrong = !haveQuantities(typed.lines);
    setRefusal(isMissing ? t('order.new-empty') : isWrong ? t('order.amount-wrong') : undefined);
    if (!check() || isMissing || isWrong) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setRefusal(refusedText(error, t));
      setShown((before) => before && { ...before, of: { ...before.of } });
    }
    setBusy(false);
  };
  const type = (change: Partial<TypedOrder>) => setTyped((before) => ({ ...before, ...change }));
  const fillIn = async (chosen: TypedOrder, id: number) => {
    try {
      const { addresses, email } = await manage.person({ id: String(id) });
      const [address] = addresses.map(savedAddress);
      setTyped((before) => withPerson(before, chosen, { email, address }));
    } catch (error) {
      setRefusal(refusedText(error, t));
    }
  };
  const onCustomer = (customer: TypedOrder['customer']) => {
    const chosen = withCustomer(typed, customer, store.tax.defaultCountry);
    setTyped(chosen);
    if (customer !== undefined) void fillIn(chosen, customer.id);
  };
  return { typed, type, quote: shown?.quote, isCurrent, isBusy, refusal, go, onCustomer, errors, countries, states };
}

/** Checks the address as the checkout does. */
function useAddressCheck(checkout: CheckoutArea, address: AddressDetails) {
  const format = useFormat();
  const countries = useCountries(checkout, [address.country]);
  const states = useStates(checkout, address.country);
  const [found, setFound] = useState<{ readonly errors: FieldTexts; readonly of: AddressDetails }>();
  const check = (): boolean => {
    const places = { countries: countries.length > 0 ? countries : undefined, states };
    const errors: FieldTexts = Object.fromEntries(
      Object.entries(validateAddress(address, places)).map(([field, problem]) => [
        `shipping.${field}`,
        fieldText(field, problem, format),
      ]),
    );
    setFound({ errors, of: address });
    return Object.keys(errors).length === 0;
  };
  const errors = Object.fromEntries(
    Object.entries(found?.errors ?? {}).filter(([field]) => {
      const name = field.slice('shipping.'.length);
      return lookUp({ ...found?.of }, name) === lookUp({ ...address }, name);
    }),
  );
  return { errors, check, countries, states };
}

function blank(store: string, country: string): TypedOrder {
  return {
    ...{ store, customer: undefined, email: '', lines: [], sku: '' },
    address: { ...EMPTY_ADDRESS, country },
    ...{ shipping: '', pickup: '', payment: '', coupon: '', note: '' },
  };
}
