import type { Observable } from 'rxjs';
import type { CustomerOrder, OrderAddress, User } from '../contract';

/** A §2.8: the steps of the sign-in modal. */
export type SignInStep = 'login' | 'sms-code' | 'enter-name' | 'logged-in';

/** The sign-in modal. */
export interface SignInState {
  readonly isOpen: boolean;
  readonly step: SignInStep;
  /** What the code was sent to, as it was typed; or what a link wanted to sign in. */
  readonly contact: string;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch from which a code may be asked for again and a call be wished for (A §9: after 15 s); 0 where none was sent. */
  readonly resendAt: number;
}

/** Who the shopper is. */
export interface AccountState {
  readonly user: User | null;
  /** Who was signed in before somebody acted as another user; comes back with `return` (A §4.3). */
  readonly previous: User | null;
  readonly signIn: SignInState;
  readonly isBusy: boolean;
  /** Read from storage. Until then nobody knows whether somebody is signed in. */
  readonly isLoaded: boolean;
}

/** What of a profile its owner may change (A §5). */
export interface ProfileChange {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email?: string;
  readonly addresses?: readonly OrderAddress[];
}

export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

export interface OrderPage {
  readonly items: readonly CustomerOrder[];
  readonly total_count: number;
}

/** Signing in and the account (A §4.1 to §4.3, §5, §7). Loaded when first used, or at the start for whoever is signed in. */
export interface AccountsArea {
  readonly state$: Observable<AccountState>;
  /** The user; null for a guest. */
  readonly user$: Observable<User | null>;
  readonly snapshot: AccountState;

  /** Opens the modal at its first step. @param contact what to fill in */
  openSignIn(contact?: string): void;
  closeSignIn(): void;
  /** One step back: from the code to the login, from the name to the code. */
  back(): void;
  /** @throws ShopError INCORRECT_PHONE_OR_EMAIL, TOO_MANY_ATTEMPTS, REGISTER_SMS_CODE_SENDER_ERROR */
  requestCode(contact: string): Promise<{ readonly is_email: boolean }>;
  /**
   * Signs in with a code.
   * @param contact what the code was sent to; that of the last request unless told
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
   * Signs in by the code of a link (A §4.2), if nobody is signed in. When the link does not work the modal opens with the contact
   * filled in.
   * @returns the user, or null when it did not work or somebody is signed in
   */
  fastLogin(contact: string, code: string): Promise<User | null>;
  /** Ends the session, and with it everything personal on this device; whoever was signed in before comes back. */
  logout(options?: { readonly silent?: boolean }): Promise<void>;

  /** A §4.3, for admins and managers. @throws ShopError INCORRECT_PHONE_OR_EMAIL, ACCESS_DENIED, USER_NOT_FOUND */
  loginAsUser(contact: string): Promise<User>;
  /** @throws ShopError ACCESS_DENIED, USER_NOT_FOUND */
  loginAsBlogger(): Promise<User>;
  /** Ends acting as somebody; the previous user is signed in again. @returns that user; null where there was none */
  returnToPrevious(): Promise<User | null>;

  /** Reads the user anew. @throws ShopError 'sign-in-first' */
  refreshProfile(): Promise<User>;
  update(change: ProfileChange): Promise<User>;
  register(registration: Registration): Promise<void>;
  /** Changes the password and stays signed in. @throws ShopError CURRENT_PASSWORD_INCORRECT */
  changePassword(current: string, wanted: string): Promise<void>;
  /** Sends a mail with which a new password can be set. @throws ShopError 'reset-offline' without a network */
  resetPassword(email: string): Promise<void>;
  createPassword(email: string, resetToken: string, wanted: string): Promise<void>;

  /** The user's orders, newest first. @param page from 1 (A §9: 20 to a page, 10 in the account view) */
  orders(page?: { readonly pageSize?: number; readonly currentPage?: number }): Promise<OrderPage>;
  /** One of the user's orders by its id or number. */
  order(id: string): Promise<CustomerOrder>;
}
