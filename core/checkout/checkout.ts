import type { Observable } from 'rxjs';
import type { FieldProblem } from '../kernel/field-problem';

export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly password: string;
  readonly createAccount: boolean;
}
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
  readonly loaded: boolean;
  readonly countryByDefault: string;
}
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

/** Checkout state (S §3). Details are kept in the browser between visits; the password never is. */
export interface CheckoutState {
  readonly personalDetails: PersonalDetails;
  readonly shippingDetails: ShippingDetails;
  readonly paymentDetails: PaymentDetails;
  readonly modifiedAt: number;
  readonly isThankYouPage: boolean;
}

/** Field → what is wrong with it, in a sentence that says how to put it right. Empty: all is well. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>;

export interface Country {
  readonly id: string;
  readonly name: string;
}
export interface State {
  readonly region_id: number;
  readonly code: string;
  readonly name: string;
}

/** Checkout details (S §3 checkout state, §4 checkout). Loaded when first used. */
export interface CheckoutArea {
  readonly state$: Observable<CheckoutState>;
  readonly snapshot: CheckoutState;
  /** Active for 30 minutes after the last change (S §4). */
  isActive(): boolean;
  savePersonal(details: Partial<PersonalDetails>): Promise<FieldErrors>;
  saveShipping(details: Partial<ShippingDetails>): Promise<FieldErrors>;
  savePayment(details: Partial<PaymentDetails>): Promise<FieldErrors>;
  /** All that still stands between these details and an order, by section and field: 'personal.emailAddress' … */
  validate(): FieldErrors;
  countries(): Promise<readonly Country[]>;
  states(country: string): Promise<readonly State[]>;
  setThankYouPage(shown: boolean): void;
}

/** Collection of the storage in which the details are kept. */
export const CHECKOUT_COLLECTION = 'checkout';
