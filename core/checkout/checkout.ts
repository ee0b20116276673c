import type { Observable } from 'rxjs';
import type { PickupPlace } from '../contract/selling/pickup';
import type { FieldProblem } from '../kernel/field-problem';
import type { ReadOptions } from '../ports';

/** Personal details of checkout. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly password: string;
  readonly createAccount: boolean;
}
/** Shipping details of checkout. */
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
  /** The method_code; its carrier is found among the methods. */
  readonly shippingMethod: string;
  /** Id from `stores`; 0 if none. Applies to pickup only. */
  readonly pickupStoreId: number;
  /** Place of that shop, whose taxes apply; `CheckoutArea` sets it. */
  readonly pickupPlace?: PickupPlace | undefined;
  /** Gifts are marked on the parcel, and no enclosed paper shows prices. */
  readonly isGift: boolean;
  /** At most `GIFT_MESSAGE_LENGTH` characters; needs `isGift`. */
  readonly giftMessage: string;
  readonly loaded: boolean;
  readonly countryByDefault: string;
}
/** Payment details of checkout. */
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

/** 'shop' marks a default selection. The shopper's own choice is never replaced. */
export interface MethodsBy {
  readonly shipping: 'shopper' | 'shop';
  readonly payment: 'shopper' | 'shop';
}

/** Stored in the browser between visits, except the password. */
export interface CheckoutState {
  readonly personalDetails: PersonalDetails;
  readonly shippingDetails: ShippingDetails;
  readonly paymentDetails: PaymentDetails;
  readonly methodsBy: MethodsBy;
  readonly modifiedAt: number;
  readonly isThankYouPage: boolean;
}

/** Field → error; empty if valid. */
export type FieldErrors<Field extends string> = { readonly [F in Field]?: FieldProblem };

/** Fields of checkout with their section, such as 'shipping.zipCode'. */
export type CheckoutField =
  | `personal.${keyof PersonalDetails}`
  | `shipping.${keyof ShippingDetails}`
  | `payment.${keyof PaymentDetails}`;

/** Country that the shop ships to. */
export interface Country {
  readonly id: string;
  readonly name: string;
}
/** State of a country, with the back end's id and code. */
export interface State {
  readonly region_id: number;
  readonly code: string;
  readonly name: string;
}

/** Store that offers pickup. */
export interface PickupShop {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly region_id?: number | undefined;
  readonly postcode?: string | undefined;
  readonly phone?: string | undefined;
  readonly hours?: string | undefined;
}

export interface ZipTax {
  /** Percent; the highest rate among the goods sold there. */
  readonly rate: number;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
}

/** Virtual carts need no shipping details. */
export type CartKind = 'delivered' | 'virtual';

/** Checkout details, loaded on first use. */
export interface CheckoutArea {
  readonly state$: Observable<CheckoutState>;
  readonly snapshot: CheckoutState;
  isActive(): boolean;
  savePersonal(details: Partial<PersonalDetails>): Promise<FieldErrors<keyof PersonalDetails>>;
  saveShipping(details: Partial<ShippingDetails>): Promise<FieldErrors<keyof ShippingDetails>>;
  savePayment(details: Partial<PaymentDetails>): Promise<FieldErrors<keyof PaymentDetails>>;
  /**
   * Returns all errors by section and field.
   * @param kind default: 'delivered'
   */
  validate(kind?: CartKind): FieldErrors<CheckoutField>;
  /** Callers share one request, so it cannot be cancelled. */
  countries(): Promise<readonly Country[]>;
  states(country: string, options?: ReadOptions): Promise<readonly State[]>;
  /** @throws ShopError 'request-rejected' for codes from 400, 'request-failed' */
  taxByZip(zip: string, country: string, options?: ReadOptions): Promise<ZipTax>;
  /**
   * Looks up the shopper's country by IP address.
   * @throws ShopError 'request-rejected' for codes from 400, 'request-failed'
   */
  countryByIp(options?: ReadOptions): Promise<string>;
  /**
   * Returns pickup shops; empty if none.
   * @throws ShopError 'request-failed', 'request-rejected'
   */
  stores(country: string, options?: ReadOptions): Promise<readonly PickupShop[]>;
  setThankYouPage(shown: boolean): void;
}

export const CHECKOUT_COLLECTION = 'checkout';
