import { inject, injectable } from '../di';
import * as z from 'zod/mini';
import { readStored } from '../cache';
import { pickupPlace } from '../contract/selling/pickup';
import { CLOCK, STORAGE, TELEMETRY, token } from '../di';
import { Store } from '../kernel/store';
import type { Clock, JsonValue, Storage, Telemetry } from '../ports';
import { MODIFIED_AT } from './active-checkout';
import { EMPTY_ADDRESS, keptCountry } from './address-details';
import {
  CHECKOUT_COLLECTION as COLLECTION,
  type CheckoutState,
  type MethodsBy,
  type PaymentDetails,
  type PersonalDetails,
  type ShippingDetails,
} from './checkout';

const NO_PERSONAL: PersonalDetails = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  createAccount: false,
};
const NO_SHIPPING: ShippingDetails = {
  ...EMPTY_ADDRESS,
  emailAddress: '',
  shippingMethod: '',
  pickupStoreId: 0,
  isGift: false,
  giftMessage: '',
  loaded: false,
  countryByDefault: '',
};
const NO_PAYMENT: PaymentDetails = {
  useShippingAddress: true,
  ...EMPTY_ADDRESS,
  company: '',
  zipTax: '',
  taxableShipping: false,
  taxId: '',
  paymentMethod: '',
  paymentMethodAdditional: {},
  activeOrderId: '',
};
const BY_SHOP: MethodsBy = { shipping: 'shop', payment: 'shop' };
const EMPTY: CheckoutState = {
  personalDetails: NO_PERSONAL,
  shippingDetails: NO_SHIPPING,
  paymentDetails: NO_PAYMENT,
  methodsBy: BY_SHOP,
  modifiedAt: 0,
  isThankYouPage: false,
};

const text = z.catch(z.string(), '');
const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);
const number = z.catch(z.number(), 0);
/** Unknown origin counts as the shopper's choice, which is never replaced. */
const chooser = z.catch(z.enum(['shopper', 'shop']), 'shopper');
const address = {
  firstName: text,
  lastName: text,
  country: text,
  streetAddress: text,
  apartmentNumber: text,
  city: text,
  state: text,
  region_id: number,
  zipCode: text,
  phoneNumber: text,
};
/** Invalid members are dropped. Passwords are never stored. */
const SECTIONS = {
  personalDetails: z.object({ firstName: text, lastName: text, emailAddress: text, createAccount: flag(false) }),
  shippingDetails: z.object({
    ...address,
    emailAddress: text,
    shippingMethod: text,
    pickupStoreId: number,
    pickupPlace: z.catch(z.optional(pickupPlace), undefined),
    isGift: flag(false),
    giftMessage: text,
  }),
  paymentDetails: z.object({
    ...address,
    useShippingAddress: flag(true),
    company: text,
    zipTax: text,
    taxableShipping: flag(false),
    taxId: text,
    paymentMethod: text,
    activeOrderId: text,
  }),
  methodsBy: z.object({ shipping: chooser, payment: chooser }),
  modifiedAt: z.number(),
};

@injectable()
export class CheckoutStore {
  readonly #store = new Store<CheckoutState>(EMPTY);
  readonly state$ = this.#store.state$;
  #writing: Promise<void> = Promise.resolve();
  /** Owner of details held in memory after their session ended. */
  #heldFor = '';

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  get value(): CheckoutState {
    return this.#store.value;
  }

  now(): number {
    return this.clock.now();
  }

  async load(countryByDefault: string): Promise<void> {
    const [personal, shipping, payment, methodsBy, modifiedAt] = await Promise.all([
      this.#read('personalDetails', SECTIONS.personalDetails),
      this.#read('shippingDetails', SECTIONS.shippingDetails),
      this.#read('paymentDetails', SECTIONS.paymentDetails),
      this.#read('methodsBy', SECTIONS.methodsBy),
      this.#read(MODIFIED_AT, SECTIONS.modifiedAt),
    ]);
    this.#store.set({
      ...EMPTY,
      personalDetails: { ...NO_PERSONAL, ...personal },
      shippingDetails: {
        ...NO_SHIPPING,
        ...shipping,
        country: shipping === undefined || shipping.country === '' ? countryByDefault : shipping.country,
        loaded: true,
        countryByDefault,
      },
      paymentDetails: { ...NO_PAYMENT, ...payment },
      methodsBy: methodsBy ?? chosenBy(shipping?.shippingMethod, payment?.paymentMethod),
      modifiedAt: modifiedAt ?? 0,
    });
  }

  async save(change: (state: CheckoutState) => CheckoutState): Promise<void> {
    this.#store.update((state) => ({ ...change(state), modifiedAt: this.now() }));
    await this.#persist();
  }

  async show(change: (state: CheckoutState) => CheckoutState): Promise<void> {
    this.#store.update(change);
    await this.#persist();
  }

  async clear(): Promise<void> {
    this.#heldFor = '';
    const { countryByDefault } = this.value.shippingDetails;
    await this.#writing;
    this.#store.set({
      ...EMPTY,
      shippingDetails: { ...NO_SHIPPING, country: countryByDefault, loaded: true, countryByDefault },
    });
    await this.storage.clear(COLLECTION);
  }

  /** Removes the details from the device but keeps them on the page. */
  async hold(userId: string): Promise<void> {
    this.#heldFor = userId;
    await this.#writing;
    await this.storage.clear(COLLECTION);
  }

  async welcome(userId: string): Promise<void> {
    if (this.#heldFor === '') return;
    if (this.#heldFor !== userId) return this.clear();
    this.#heldFor = '';
    await this.#persist();
  }

  setThankYouPage(isThankYouPage: boolean): void {
    if (this.value.isThankYouPage !== isThankYouPage) this.#store.update((state) => ({ ...state, isThankYouPage }));
  }

  dispose(): void {
    this.#store.close();
  }

  get #lasting(): CheckoutState {
    if (this.#heldFor === '') return this.value;
    const { modifiedAt, paymentDetails } = this.value;
    const { activeOrderId } = paymentDetails;
    return { ...EMPTY, modifiedAt, paymentDetails: { ...NO_PAYMENT, activeOrderId } };
  }

  #persist(): Promise<void> {
    const { personalDetails, shippingDetails, paymentDetails, methodsBy, modifiedAt } = this.#lasting;
    const { password: _password, ...personal } = personalDetails;
    const { loaded: _loaded, countryByDefault: _country, ...shipping } = shippingDetails;
    const { paymentMethodAdditional: _additional, ...payment } = paymentDetails;
    const parts: Record<string, JsonValue> = {
      personalDetails: personal,
      shippingDetails: { ...shipping, country: keptCountry(shippingDetails) },
      paymentDetails: payment,
      methodsBy: { ...methodsBy },
      [MODIFIED_AT]: modifiedAt,
    };
    this.#writing = Promise.all(
      Object.entries(parts).map(([key, value]) => this.storage.set(COLLECTION, key, value)),
    ).then(
      () => undefined,
      (error: unknown) => this.telemetry.error(error, { area: 'checkout' }),
    );
    return this.#writing;
  }

  #read<S extends z.ZodMiniType>(key: string, schema: S): Promise<z.output<S> | undefined> {
    return readStored({ storage: this.storage, telemetry: this.telemetry }, { collection: COLLECTION, key }, schema);
  }
}

function chosenBy(shipping = '', payment = ''): MethodsBy {
  return { shipping: shipping === '' ? 'shop' : 'shopper', payment: payment === '' ? 'shop' : 'shopper' };
}

export const CHECKOUT_STORE = token<CheckoutStore>('CheckoutStore');
