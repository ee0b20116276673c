import type { Observable } from 'rxjs';
import type { FieldProblem } from '../kernel/field-problem';

/** The part of checkout that says who orders (S §3). */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly password: string;
  readonly createAccount: boolean;
}
/** The part of checkout that says where the goods go and how (S §3). */
export interface ShippingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly city: string;
  readonly state: string;
  readonly region_id: number;
  readonly zipCode: string;
  readonly phoneNumber: string;
  readonly emailAddress: string;
  /** 'carrier_code/method_code' is not used: this is the method_code; the carrier is looked up among the methods. */
  readonly shippingMethod: string;
  /** The shop where it is picked up, by its id (`stores`); 0 while none is chosen. Counts with that way to ship alone. */
  readonly pickupStoreId: number;
  /** Whether it is for somebody else: then its parcel says so, and no paper in it says what it cost. */
  readonly isGift: boolean;
  /** Words for who gets the gift; at most `GIFT_MESSAGE_LENGTH` characters. They count with `isGift` alone. */
  readonly giftMessage: string;
  readonly loaded: boolean;
  readonly countryByDefault: string;
}
/** The part of checkout that says who pays and how (S §3). */
export interface PaymentDetails {
  readonly useShippingAddress: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly country: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly city: string;
  readonly state: string;
  readonly region_id: number;
  readonly zipTax: string;
  readonly taxableShipping: boolean;
  readonly zipCode: string;
  readonly phoneNumber: string;
  readonly taxId: string;
  readonly paymentMethod: string;
  readonly paymentMethodAdditional: Readonly<Record<string, unknown>>;
  readonly activeOrderId: string;
}

/**
 * Who chose the way to ship, and the way to pay: the shopper; or the shop, which shows its first one where none was chosen (S §4). What
 * the shopper chose is never replaced: where it is no longer offered they are asked again.
 */
export interface MethodsBy {
  readonly shipping: 'shopper' | 'shop';
  readonly payment: 'shopper' | 'shop';
}

/** Checkout state (S §3). Details are kept in the browser between visits; the password never is. */
export interface CheckoutState {
  readonly personalDetails: PersonalDetails;
  readonly shippingDetails: ShippingDetails;
  readonly paymentDetails: PaymentDetails;
  /** Whose the ways to ship and to pay are. */
  readonly methodsBy: MethodsBy;
  readonly modifiedAt: number;
  readonly isThankYouPage: boolean;
}

/** Field → what is wrong with it, in a sentence that says how to put it right. Empty: all is well. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>;

/** A country that the shop ships to. */
export interface Country {
  readonly id: string;
  readonly name: string;
}
/** A state or province of a country, by the number and the code that the back end knows it by. */
export interface State {
  readonly region_id: number;
  readonly code: string;
  readonly name: string;
}

/** A shop where an order can be picked up (S §7, GET /api/cart/stores). */
export interface PickupShop {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone?: string | undefined;
  /** Opening hours, as the shop writes them. */
  readonly hours?: string | undefined;
}

/** What tax is due at a postcode (S §7, GET /api/cart/tax-by-zip). */
export interface ZipTax {
  /** Percent; the highest of the goods that are sold there. */
  readonly rate: number;
  /** The state that the postcode lies in, where the shop knows it. */
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
}

/** Whether anything of a cart is delivered (S §4, `isVirtualCart`): a virtual one asks for less. */
export type CartKind = 'delivered' | 'virtual';

/** Checkout details (S §3 checkout state, §4 checkout). Loaded when first used. */
export interface CheckoutArea {
  readonly state$: Observable<CheckoutState>;
  readonly snapshot: CheckoutState;
  /** Active for 30 minutes after the last change (S §4). */
  isActive(): boolean;
  savePersonal(details: Partial<PersonalDetails>): Promise<FieldErrors>;
  saveShipping(details: Partial<ShippingDetails>): Promise<FieldErrors>;
  savePayment(details: Partial<PaymentDetails>): Promise<FieldErrors>;
  /**
   * All that still stands between these details and an order, by section and field: 'personal.emailAddress' …
   * @param kind of the cart that is ordered; left out: one that is delivered
   */
  validate(kind?: CartKind): FieldErrors;
  countries(): Promise<readonly Country[]>;
  states(country: string): Promise<readonly State[]>;
  /**
   * The tax at a postcode.
   * @throws ShopError 'request-rejected' for any code of 400 or above (S §7), 'request-failed'
   */
  taxByZip(zip: string, country: string): Promise<ZipTax>;
  /**
   * The country that the shopper is in, as the server sees by where the call came from.
   * @throws ShopError 'request-rejected' for any code of 400 or above (S §7), 'request-failed'
   */
  countryByIp(): Promise<string>;
  /**
   * Shops of a country where an order can be picked up; empty where there are none.
   * @throws ShopError 'request-failed', 'request-rejected'
   */
  stores(country: string): Promise<readonly PickupShop[]>;
  setThankYouPage(shown: boolean): void;
}

/** Collection of the storage in which the details are kept. */
export const CHECKOUT_COLLECTION = 'checkout';
