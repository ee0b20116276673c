import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { countries, geoCountry, states, stores, taxByZip } from '../contract/catalogue/geography';
import { isPickup } from '../contract/selling/pickup';
import { CONFIG, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { SingleFlight } from '../kernel/async/single-flight';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { ReadOptions } from '../ports';
import { clientOf, GATEWAY, method, type ClientOf, type Gateway } from '../sync';
import type {
  CartKind,
  CheckoutArea,
  CheckoutField,
  CheckoutState,
  Country,
  FieldErrors,
  MethodsBy,
  PaymentDetails,
  PersonalDetails,
  PickupShop,
  ShippingDetails,
  State,
  ZipTax,
} from './checkout';
import { isActive } from './active-checkout';
import { CHECKOUT_STORE, type CheckoutStore } from './checkout-store';
import {
  findState,
  validateCheckout,
  validatePayment,
  validatePersonal,
  validateShipping,
  type Places,
} from './validate-checkout';
import { withoutDelivery } from './virtual-checkout';

function given<Field extends string>(
  errors: FieldErrors<Field>,
  details: Readonly<Partial<Record<Field, unknown>>>,
): FieldErrors<Field> {
  const kept = Object.entries(errors).filter(([field]) => Object.hasOwn(details, field));
  return Object.fromEntries(kept) as FieldErrors<Field>; // sound: a part of `errors`
}

/** Trims pasted texts, except passwords. */
function trimmed<T extends object>(details: T): T {
  const entries = Object.entries(details).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && key !== 'password' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T; // sound: same keys, and texts stay texts
}

const METHODS = {
  countries,
  states,
  stores,
  taxByZip,
  countryByIp: method(geoCountry, { member: 'country' }),
} as const;

@injectable()
export class CheckoutService implements CheckoutArea {
  readonly state$: Observable<CheckoutState>;
  readonly #client: ClientOf<typeof METHODS>;
  #countries: readonly Country[] | undefined;
  readonly #fetching = new SingleFlight(() => this.#fetchCountries());
  readonly #states = new Map<string, readonly State[]>();
  readonly #stores = new Map<string, readonly PickupShop[]>();

  constructor(
    @inject(CHECKOUT_STORE) private readonly store: CheckoutStore,
    @inject(GATEWAY) gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {
    this.state$ = store.state$;
    this.#client = clientOf(METHODS, gateway);
  }

  get snapshot(): CheckoutState {
    return this.store.value;
  }

  load(): Promise<void> {
    return this.store.load(this.storeViews.current.tax.defaultCountry);
  }

  clear(): Promise<void> {
    return this.store.clear();
  }

  /** Keeps the details of a user with an ended session on this page only. */
  hold(userId: string): Promise<void> {
    return this.store.hold(userId);
  }

  welcome(userId: string): Promise<void> {
    return this.store.welcome(userId);
  }

  isActive(): boolean {
    return isActive(this.snapshot.modifiedAt, this.store.now(), this.config.checkout.activeMs);
  }

  async savePersonal(details: Partial<PersonalDetails>): Promise<FieldErrors<keyof PersonalDetails>> {
    const change = trimmed(details);
    await this.store.save((state) => ({ ...state, personalDetails: { ...state.personalDetails, ...change } }));
    return given(validatePersonal(this.snapshot.personalDetails), details);
  }

  async saveShipping(details: Partial<ShippingDetails>): Promise<FieldErrors<keyof ShippingDetails>> {
    const change = trimmed(details);
    const { country } = withState(this.snapshot.shippingDetails, change);
    await this.#learn(country);
    if (change.pickupStoreId !== undefined) await this.#learnShops(country);
    const places = this.#places(country);
    await this.store.save((state) => ({
      ...state,
      shippingDetails: withKnownShop(settleState(withShop(state.shippingDetails, change), places), places.shops),
      methodsBy: { ...state.methodsBy, ...(change.shippingMethod !== undefined && { shipping: 'shopper' }) },
    }));
    return given(validateShipping(this.snapshot.shippingDetails, places), details);
  }

  async savePayment(details: Partial<PaymentDetails>): Promise<FieldErrors<keyof PaymentDetails>> {
    const change = trimmed(details);
    const { country, useShippingAddress } = withState(this.snapshot.paymentDetails, change);
    const places = useShippingAddress ? this.#places(country) : await this.#learn(country);
    await this.store.save((state) => ({
      ...state,
      paymentDetails: settleState(withState(state.paymentDetails, change), places),
      methodsBy: { ...state.methodsBy, ...(change.paymentMethod !== undefined && { payment: 'shopper' }) },
    }));
    return given(validatePayment(this.snapshot.paymentDetails, places), details);
  }

  async showShipping(shippingMethod: string): Promise<void> {
    if (isChosen(this.snapshot, 'shipping') || this.snapshot.shippingDetails.shippingMethod === shippingMethod) return;
    await this.store.show((state) => ({ ...state, shippingDetails: { ...state.shippingDetails, shippingMethod } }));
  }

  async showPayment(paymentMethod: string): Promise<void> {
    if (isChosen(this.snapshot, 'payment') || this.snapshot.paymentDetails.paymentMethod === paymentMethod) return;
    await this.store.show((state) => ({ ...state, paymentDetails: { ...state.paymentDetails, paymentMethod } }));
  }

  validate(kind: CartKind = 'delivered'): FieldErrors<CheckoutField> {
    const { shippingDetails, paymentDetails } = this.snapshot;
    // A method chosen for earlier goods asks nothing of a virtual cart.
    const sent = kind === 'virtual' ? { ...shippingDetails, shippingMethod: '' } : shippingDetails;
    const checked = { ...this.snapshot, shippingDetails: sent };
    const errors = validateCheckout(checked, {
      shipping: this.#places(shippingDetails.country),
      payment: this.#places(paymentDetails.country),
    });
    return kind === 'virtual' ? withoutDelivery(errors, paymentDetails.useShippingAddress) : errors;
  }

  async prepare(kind: CartKind): Promise<void> {
    const { shippingDetails, paymentDetails } = this.snapshot;
    await this.#learn(shippingDetails.country);
    const picksUp = kind === 'delivered' && isPickup(shippingDetails.shippingMethod);
    if (picksUp) await this.#learnShops(shippingDetails.country);
    if (!paymentDetails.useShippingAddress) await this.#learn(paymentDetails.country);
  }

  async countries(): Promise<readonly Country[]> {
    return this.#countries ?? this.#fetching.run();
  }

  async states(country: string, options?: ReadOptions): Promise<readonly State[]> {
    await this.countries();
    const known = this.#states.get(country);
    if (known !== undefined) return known;
    const found = await this.#client.states({ country }, options);
    this.#states.set(country, found);
    return found;
  }

  async stores(country: string, options?: ReadOptions): Promise<readonly PickupShop[]> {
    const shops = await this.#shopsIn(country, options);
    const { shippingDetails } = this.snapshot;
    if (shippingDetails.country === country && withKnownShop(shippingDetails, shops) !== shippingDetails)
      await this.store.show((state) => ({ ...state, shippingDetails: withKnownShop(state.shippingDetails, shops) }));
    return shops;
  }

  async #shopsIn(country: string, options?: ReadOptions): Promise<readonly PickupShop[]> {
    const shops = this.#stores.get(country) ?? (await this.#client.stores({ country }, options));
    this.#stores.set(country, shops);
    return shops;
  }

  get pickupShop(): PickupShop | undefined {
    const { country, shippingMethod, pickupStoreId } = this.snapshot.shippingDetails;
    if (!isPickup(shippingMethod)) return undefined;
    return this.#stores.get(country)?.find(({ id }) => id === pickupStoreId);
  }

  taxByZip(zip: string, country: string, options?: ReadOptions): Promise<ZipTax> {
    return this.#client.taxByZip({ zip: zip.trim(), country }, options);
  }

  countryByIp(options?: ReadOptions): Promise<string> {
    return this.#client.countryByIp({}, options);
  }

  async endGift(): Promise<void> {
    if (!this.snapshot.shippingDetails.isGift) return;
    await this.store.save((state) => ({
      ...state,
      shippingDetails: { ...state.shippingDetails, isGift: false, giftMessage: '' },
    }));
  }

  setThankYouPage(shown: boolean): void {
    this.store.setThankYouPage(shown);
  }

  async #fetchCountries(): Promise<readonly Country[]> {
    const result = await this.#client.countries();
    const tellsStates = result.some(({ available_regions }) => available_regions !== undefined);
    for (const { id, available_regions } of tellsStates ? result : []) this.#states.set(id, available_regions ?? []);
    const found = result.map(({ id, name }) => ({ id, name }));
    this.#countries = found;
    return found;
  }

  #places(country: string): Places {
    return { countries: this.#countries, states: this.#states.get(country), shops: this.#stores.get(country) };
  }

  /** Offline, details are saved unchecked and validated again before the order. */
  async #learn(country: string): Promise<Places> {
    try {
      if (/^[A-Z]{2}$/.test(country)) await this.states(country);
      else await this.countries();
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
    return this.#places(country);
  }

  async #learnShops(country: string): Promise<void> {
    try {
      // Chooses none: an order is only placed for a shop that the page has shown.
      await this.#shopsIn(country);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }
}

function isChosen({ methodsBy, shippingDetails, paymentDetails }: CheckoutState, what: keyof MethodsBy): boolean {
  const code = what === 'shipping' ? shippingDetails.shippingMethod : paymentDetails.paymentMethod;
  return methodsBy[what] === 'shopper' && code !== '';
}

type WithState = Pick<ShippingDetails, 'state' | 'region_id' | 'country'>;

function withShop(before: ShippingDetails, given: Partial<ShippingDetails>): ShippingDetails {
  const merged = withState(before, given);
  const moved = merged.country !== before.country && given.pickupStoreId === undefined;
  return moved ? { ...merged, pickupStoreId: 0 } : merged;
}

/** Adds the place of the chosen shop, for taxes. */
function withKnownShop(before: ShippingDetails, shops: readonly PickupShop[] = []): ShippingDetails {
  const details = withOnlyShop(before, shops);
  const { pickupStoreId, pickupPlace } = details;
  const shop = shops.find((one) => one.id === pickupStoreId);
  if (shop === undefined || pickupPlace?.id === pickupStoreId) return details;
  const { id, country, region, region_id, postcode } = shop;
  const state = { ...(region !== undefined && { region }), ...(region_id !== undefined && { region_id }) };
  const place = { country_id: country ?? details.country, ...state, ...(postcode !== undefined && { postcode }) };
  return { ...details, pickupPlace: { id, ...place } };
}

/** Chooses the shop of a country with only one. */
function withOnlyShop(details: ShippingDetails, shops: readonly PickupShop[]): ShippingDetails {
  const [only] = shops.length === 1 ? shops : [];
  return only !== undefined && isPickup(details.shippingMethod) && details.pickupStoreId === 0
    ? { ...details, pickupStoreId: only.id }
    : details;
}

/** State name and id belong together; a new country clears both. */
function withState<T extends WithState>(before: T, given: Partial<T>): T {
  const merged = { ...before, ...given };
  const moved = given.country !== undefined && given.country !== before.country;
  const state = given.state ?? (moved || given.region_id !== undefined ? '' : before.state);
  const region_id = given.region_id ?? (moved || given.state !== undefined ? 0 : before.region_id);
  return { ...merged, state, region_id };
}

function settleState<T extends WithState>(details: T, { states: known }: Places): T {
  const found = known === undefined ? undefined : findState(details, known);
  return found === undefined ? details : { ...details, state: found.name, region_id: found.region_id };
}

export const CHECKOUT = token<CheckoutService>('Checkout');
