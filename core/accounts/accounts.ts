import type { OwnDownload } from '../contract/downloads';
import type { AccountEnd, OwnDataCopy } from '../contract/own-data';
import type { OwnSession } from '../contract/own-sessions';
import type { Observable } from 'rxjs';
import type { CustomerOrder, OrderAddress, User } from '../contract';
import type { HttpFile } from '../ports';
import type { PasskeyArea, UsePasskey } from './passkeys';
import type { SecondFactorArea } from './second-factor';
import type { AddressChange } from './plan-address-change';

/** A §2.8: the steps of the sign-in modal. */
export type SignInStep = 'login' | 'sms-code' | 'enter-name' | 'logged-in';

/** How far somebody has come in signing in. Whether the modal is open is a flag of the interface (`shop.ui`). */
export interface SignInState {
  readonly step: SignInStep;
  /** What the code was sent to, as it was typed; empty where none was. */
  readonly contact: string;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch from which a code may be asked for again and a call be wished for (A §9: after 15 s); 0 where none was sent. */
  readonly resendAt: number;
  /** Milliseconds since the epoch from which a call may be wished for once more; 0 where none was. */
  readonly callAt: number;
  /** What the question for the name begins with; empty where nothing is known. */
  readonly name: string;
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
  /** The whole list, the default one first: it replaces what the shop has, even from another device. */
  readonly addresses?: readonly OrderAddress[];
}

/** What an account is made of (A §2). */
export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

/** Whose a phone number or e-mail address is. */
export interface FoundAccount {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
}

/** A page of the downloads that a customer bought (A §3). */
export interface DownloadPage {
  readonly items: readonly OwnDownload[];
  /** Orders with downloads in all. */
  readonly total_count: number;
}

/** A page of a customer's orders (A §3). */
export interface OrderPage {
  readonly items: readonly CustomerOrder[];
  readonly total_count: number;
}

/** Signing in and the account (A §4.1 to §4.3, §5, §7). Loaded when first used, or at the start for a signed-in user. */
export interface AccountsArea {
  readonly state$: Observable<AccountState>;
  /** The user; null for a guest. */
  readonly user$: Observable<User | null>;
  readonly snapshot: AccountState;

  /** Opens the modal at its first step: `shop.ui.openSignIn`. @param contact what to fill in */
  openSignIn(contact?: string): void;
  /** Closes it: `shop.ui.closeSignIn`. */
  closeSignIn(): void;
  /** One step back: from the code to the login, from the name to the code. */
  back(): void;
  /**
   * Sends a code. Within 15 s of the last one to the same contact (A §9) nothing is sent: that one is good, and is asked for again.
   * @throws ShopError INCORRECT_PHONE_OR_EMAIL, TOO_MANY_ATTEMPTS, REGISTER_SMS_CODE_SENDER_ERROR
   */
  requestCode(contact: string): Promise<{ readonly is_email: boolean }>;
  /**
   * Signs in with a code.
   * @param contact what the code was sent to; that of the last request by default
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
   * Signs in with a passkey, which says itself whose it is.
   * @param use asks the browser for it; may wait for as long as the field of the contact is shown
   * @throws ShopError PASSKEY_REFUSED, PASSKEYS_UNAVAILABLE, TOO_MANY_ATTEMPTS, REGISTER_FAIL; whatever `use` throws
   */
  loginWithPasskey(use: UsePasskey): Promise<User>;
  /**
   * Signs in by the code of a link (A §4.2), if nobody is signed in. When the link is refused the modal opens with the contact filled in.
   * @returns the user, or null when it was refused or somebody is signed in
   * @throws ShopError 'request-failed' where the shop cannot be reached: the link may be good, and nothing opens
   */
  fastLogin(contact: string, code: string): Promise<User | null>;
  /**
   * Opens the link of a mail (A §4.2). It signs in as `fastLogin` does where this device requested the mail in the last hour; on any other device
   * the modal says whose account it is and asks first, since a stranger may have sent a link into an account of theirs.
   * @returns the user; null where it was refused, where somebody is signed in, or where the modal asks
   * @throws ShopError 'request-failed' where the shop cannot be reached
   */
  openLink(contact: string, code: string): Promise<User | null>;
  /** Ends the session, and with it everything personal on this device; the user who was signed in before comes back. */
  logout(options?: { readonly silent?: boolean }): Promise<void>;

  /** A §4.3, for admins and managers; while a login is in progress it is ignored, and that one's outcome is given (A §5). @throws ShopError INCORRECT_PHONE_OR_EMAIL, ACCESS_DENIED, USER_NOT_FOUND */
  loginAsUser(contact: string): Promise<User>;
  /** @throws ShopError ACCESS_DENIED, USER_NOT_FOUND */
  loginAsBlogger(): Promise<User>;
  /** Ends acting as somebody; the previous user is signed in again. @returns that user; null where there was none */
  returnToPrevious(): Promise<User | null>;

  /** Reads the user again. @throws ShopError 'sign-in-first' */
  refreshProfile(): Promise<User>;
  /**
   * Another e-mail address counts once `confirmEmail` was given the code that is sent to it: until then `pending_email` of the user names it.
   * @throws ShopError 'sign-in-first', EMAIL_NOT_USABLE, TOO_MANY_ATTEMPTS; for another e-mail address SIGN_IN_AGAIN where the sign-in is a quarter of
   *   an hour old, ACCESS_DENIED for staff who act as somebody
   */
  update(change: ProfileChange): Promise<User>;
  /** @param email as it was given to `update` @throws ShopError REGISTER_SMS_CODE_INCORRECT, EMAIL_NOT_USABLE, TOO_MANY_ATTEMPTS */
  confirmEmail(email: string, code: string): Promise<User>;
  /**
   * Changes one address and leaves the others as they are at the shop, whichever device they were kept from (A §5).
   * @throws ShopError 'sign-in-first'; ADDRESSES_CHANGED where that very address was changed elsewhere, and `user$` has the list as it
   *   is now; ADDRESSES_FULL beyond `MOST_ADDRESSES`; 'request-failed' where nothing was saved, as far as anybody knows
   */
  changeAddresses(change: AddressChange): Promise<User>;
  /**
   * Changes the photo of the user.
   * @param photo JPEG, PNG or WebP of at most 5 MB (`REVIEW_LIMITS.photoBytes`); null takes the present one away
   * @throws ShopError 'sign-in-first', 'request-rejected'
   */
  changePhoto(photo: HttpFile | null): Promise<User>;
  /**
   * Makes an account and signs in.
   * @returns null where the shop wants the mail read first: then there may have been an account already, and only its owner learns of it
   */
  register(registration: Registration): Promise<User | null>;
  /** Changes the password and stays signed in. @throws ShopError CURRENT_PASSWORD_INCORRECT */
  changePassword(current: string, wanted: string): Promise<void>;
  /** Sends a mail with which a new password can be set. @throws ShopError 'reset-offline' without a network */
  resetPassword(email: string): Promise<void>;
  /** Whether the token of that mail still sets a password. @throws ShopError where the shop cannot be asked */
  isResetGood(email: string, resetToken: string): Promise<boolean>;
  /**
   * Sets a password by the token of that mail, which ends all sessions and removes all passkeys, and signs in with it (A §8).
   * @returns null where the password is set and signing in did not work
   * @throws ShopError RESET_TOKEN_INCORRECT
   */
  createPassword(email: string, resetToken: string, wanted: string): Promise<User | null>;
  /** Whose account a contact is, for its owner and for staff before they act as somebody; null for all other callers. */
  find(contact: string): Promise<FoundAccount | null>;

  /** Where the user is signed in, the newest first (A §7). */
  sessions(): Promise<readonly OwnSession[]>;
  /**
   * Signs the user out in one of those places, or everywhere else where none is named.
   * @returns how many sessions that ended
   */
  endSessions(id?: string): Promise<number>;

  /** Everything that the shop keeps of the user, to be given to them as a file (A §7). @throws ShopError ACCESS_DENIED for staff who act as somebody */
  ownData(): Promise<OwnDataCopy>;
  /** What deleting the account would do now, and what stands in its way. @throws ShopError ACCESS_DENIED for staff who act as somebody */
  accountEnd(): Promise<AccountEnd>;
  /**
   * Deletes the account for good, shortly after the user signed in; then nobody is signed in, and this device knows nothing of them.
   * @throws ShopError SIGN_IN_AGAIN; ERASURE_WAITS where `accountEnd` names what has to be done first; ACCESS_DENIED for staff who act as somebody
   */
  deleteAccount(): Promise<void>;

  /** What staff shows besides the sign-in (A §4), where `user.second_factor` asks for it. */
  readonly secondFactor: SecondFactorArea;
  /** The passkeys of the user (A §4). */
  readonly passkeys: PasskeyArea;

  /** The user's orders, newest first. @param page from 1 (A §9: 20 to a page, 10 in the account view) */
  orders(page?: { readonly pageSize?: number; readonly currentPage?: number }): Promise<OrderPage>;
  /** The files that the user has bought, those of the newest order first. @param page from 1: so many orders to a page, 20 if nothing is said */
  downloads(page?: { readonly pageSize?: number; readonly currentPage?: number }): Promise<DownloadPage>;
  /** One of the user's orders by its id or number. */
  order(id: string): Promise<CustomerOrder>;
}
