import type { ownDownloads } from '../contract/orders/downloads';
import type { orderHistory } from '../contract/people/accounts';
import type { Observable } from 'rxjs';
import type { OrderAddress, ResultOf, User } from '../contract';
import type { ClientOf } from '../sync';
import type { OWN_METHODS } from './own-methods';
import type { HttpFile, ReadOptions } from '../ports';
import type { PasskeyArea, UsePasskey } from './passkeys';
import type { SecondFactorArea } from './second-factor';
import type { AddressChange } from './plan-address-change';

/** Steps of the sign-in modal. */
export type SignInStep = 'login' | 'sms-code' | 'enter-name' | 'logged-in';

/** Progress of a sign-in. */
export interface SignInState {
  readonly step: SignInStep;
  readonly contact: string;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch; 0 if no code was sent. */
  readonly resendAt: number;
  /** Milliseconds since the epoch; 0 if no call was requested. */
  readonly callAt: number;
  readonly name: string;
}

/** Session state of the shopper. */
export interface AccountState {
  readonly user: User | null;
  readonly previous: User | null;
  readonly signIn: SignInState;
  readonly isBusy: boolean;
  readonly isLoaded: boolean;
}

/** Profile fields the owner may change. */
export interface ProfileChange {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email?: string;
  readonly addresses?: readonly OrderAddress[];
}

/** Input for a new account. */
export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

/** Account found by its email address or phone number. */
export interface FoundAccount {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
}

/** Page of purchased downloads. */
export type DownloadPage = ResultOf<typeof ownDownloads>;

/** Page of a customer's orders. */
export type OrderPage = ResultOf<typeof orderHistory>;

/** Signing in and the customer account. Loaded on first use, or at startup for a signed-in user. */
export interface AccountsArea extends ClientOf<typeof OWN_METHODS> {
  readonly state$: Observable<AccountState>;
  readonly user$: Observable<User | null>;
  readonly snapshot: AccountState;

  openSignIn(contact?: string): void;
  closeSignIn(): void;
  back(): void;
  /**
   * Repeated requests to the same contact within 15 s send nothing.
   * @throws ShopError INCORRECT_PHONE_OR_EMAIL, TOO_MANY_ATTEMPTS, REGISTER_SMS_CODE_SENDER_ERROR
   */
  requestCode(contact: string): Promise<{ readonly is_email: boolean }>;
  /**
   * @param contact defaults to that of the last request
   * @throws ShopError REGISTER_SMS_CODE_INCORRECT, TOO_MANY_ATTEMPTS, REGISTER_FAIL
   */
  checkCode(code: string, contact?: string): Promise<User>;
  /** @throws ShopError ENTER_YOUR_NAME, REGISTER_FAIL */
  saveName(name: string): Promise<User>;
  /** @throws ShopError INCORRECT_PHONE, LOGIN_REQUEST_CALL_BACK_ERROR */
  callBack(phone: string): Promise<void>;
  /** @throws ShopError INCORRECT_LOGIN_OR_PASSWORD, TOO_MANY_ATTEMPTS */
  loginWithPassword(username: string, password: string): Promise<User>;
  /**
   * @param use asks the browser for a passkey; with autofill, stays pending until the user picks one
   * @throws ShopError PASSKEY_REFUSED, PASSKEYS_UNAVAILABLE, TOO_MANY_ATTEMPTS, REGISTER_FAIL; rethrows errors of `use`
   */
  loginWithPasskey(use: UsePasskey): Promise<User>;
  /**
   * Signs a guest in with the code from a link; a refused link opens the modal.
   * @returns null if refused or already signed in
   * @throws ShopError 'request-failed' if the server is unreachable
   */
  fastLogin(contact: string, code: string): Promise<User | null>;
  /**
   * Signs in directly only if this device requested the link within the last hour; otherwise asks first (login CSRF).
   * @returns null if refused, already signed in, or awaiting confirmation
   * @throws ShopError 'request-failed' if the server is unreachable
   */
  openLink(contact: string, code: string): Promise<User | null>;
  /** Ends the session and clears personal data on this device; restores the previous user, if any. */
  logout(options?: { readonly silent?: boolean }): Promise<void>;

  /**
   * For admins and managers; ignored while a login is in progress.
   * @throws ShopError INCORRECT_PHONE_OR_EMAIL, ACCESS_DENIED, USER_NOT_FOUND
   */
  loginAsUser(contact: string): Promise<User>;
  /** @throws ShopError ACCESS_DENIED, USER_NOT_FOUND */
  loginAsBlogger(): Promise<User>;
  /**
   * Ends impersonation.
   * @returns the previous user; null if there was none
   */
  returnToPrevious(): Promise<User | null>;

  /** @throws ShopError 'sign-in-first' */
  refreshProfile(options?: ReadOptions): Promise<User>;
  /**
   * A new email address stays in `pending_email` until `confirmEmail` succeeds. If another account signs in with it, no
   * code is sent; the response is the same either way.
   * @throws ShopError 'sign-in-first', TOO_MANY_ATTEMPTS; for a new address also SIGN_IN_AGAIN
   * (sign-in older than 15 minutes), ACCESS_DENIED (impersonation)
   */
  update(change: ProfileChange): Promise<User>;
  /** @throws ShopError REGISTER_SMS_CODE_INCORRECT, EMAIL_NOT_USABLE, TOO_MANY_ATTEMPTS */
  confirmEmail(email: string, code: string): Promise<User>;
  /**
   * Changes one address without overwriting changes from other devices.
   * @throws ShopError 'sign-in-first'; ADDRESSES_CHANGED on a conflict; ADDRESSES_FULL beyond `MAX_ADDRESSES`;
   * 'request-failed'
   */
  changeAddresses(change: AddressChange): Promise<User>;
  /**
   * @param photo JPEG, PNG or WebP up to 5 MB (`REVIEW_LIMITS.photoBytes`); null removes it
   * @throws ShopError 'sign-in-first', 'request-rejected'
   */
  changePhoto(photo: HttpFile | null): Promise<User>;
  /**
   * @returns null if email confirmation is required; the response does not reveal whether the account already exists
   */
  register(registration: Registration): Promise<User | null>;
  /**
   * Changes the password and stays signed in.
   * @throws ShopError CURRENT_PASSWORD_INCORRECT
   */
  changePassword(current: string, wanted: string): Promise<void>;
  /** @throws ShopError 'reset-offline' without a network */
  resetPassword(email: string): Promise<void>;
  isResetGood(email: string, resetToken: string, options?: ReadOptions): Promise<boolean>;
  /**
   * Sets the password, which ends all sessions and removes all passkeys, then signs in.
   * @returns null if only the sign-in failed
   * @throws ShopError RESET_TOKEN_INCORRECT
   */
  createPassword(email: string, resetToken: string, wanted: string): Promise<User | null>;
  /** Finds an account for its owner or for staff; null for all other callers. */
  find(contact: string, options?: ReadOptions): Promise<FoundAccount | null>;

  deleteAccount(): Promise<void>;

  readonly secondFactor: SecondFactorArea;
  readonly passkeys: PasskeyArea;
}
