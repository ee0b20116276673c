import { fullName } from '../kernel/full-name';
import { inject, injectable } from '../di';
import type { SignedIn, User } from '../contract';
import { logout, passwordLogin } from '../contract/accounts';
import { beginPasskeySignIn, signInByPasskey } from '../contract/passkeys';
import { actAsBlogger, actAsUser, askForCall, sendCode, signInByCode } from '../contract/sign-in-by-post';
import { isContact, isPhone } from '../contract/contact';
import { CLOCK, NETWORK, token } from '../di';
import { isShopError, type ShopError } from '../kernel/shop-error';
import { DISMISS, NOTICES, type NoticesArea } from '../notices/notices';
import type { Clock, Network } from '../ports';
import type { SignInReason } from '../ui-state';
import { GATEWAY, isSessionOver, type Gateway } from '../sync';
import { ACCOUNT_REACTIONS, type AccountReactions } from './account-reactions';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { accountError, accountNotice, SIGN_IN_AGAIN } from './account-error';
import { resultOf } from './ask';
import type { UsePasskey } from './passkeys';
import {
  callWished,
  CODE_LENGTH,
  codeSent,
  codeSpent,
  isCodeUnderWay,
  reopened,
  signedInStep,
  stepAfterLogin,
} from './sign-in';
import type { StoredSession } from './stored-session';
import { TOKEN_REFRESHER, type TokenRefresher } from './token-refresher';

const SILENT = { silent: true } as const;

/** Every way in, and the way out (A §4.1, §4.2, §4.3). */
@injectable()
export class SignInService {
  #loggingOut: Promise<void> | undefined;
  /** The login that is under way. */
  #loggingIn: Promise<User> | undefined;

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(TOKEN_REFRESHER) private readonly refresher: TokenRefresher,
    @inject(ACCOUNT_REACTIONS) private readonly reactions: AccountReactions,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(NETWORK) private readonly network: Network,
  ) {
    refresher.whenRefused((isExhausted) => this.#signOutSilently(isExhausted));
  }

  requestCode(contact: string): Promise<{ readonly is_email: boolean }> {
    return this.reporting(async () => {
      const phone = contactOf(contact);
      const { signIn } = this.store.value;
      if (isCodeUnderWay(signIn, phone, this.clock.now())) {
        this.store.signIn((state) => ({ ...state, step: 'sms-code' }));
        return { is_email: signIn.isEmail };
      }
      this.needNetwork();
      await this.noteAsked(phone);
      const call = this.gateway.ask(sendCode, { body: { phone } }, SILENT);
      const result = await resultOf(call, 'REGISTER_SMS_CODE_SENDER_ERROR');
      this.store.signIn((state) => codeSent(state, phone, result.is_email, this.clock.now()));
      return result;
    });
  }

  /** A mail with a link is requested here: opening the link on this device signs in at once. */
  noteAsked(contact: string): Promise<void> {
    return this.store.noteAsked(contact, this.clock.now());
  }

  checkCode(code: string, contact = this.store.value.signIn.contact): Promise<User> {
    return this.#login(async () => {
      const phone = contactOf(contact);
      if (code.trim().length < CODE_LENGTH) throw accountError('REGISTER_SMS_CODE_INCORRECT');
      this.needNetwork();
      const body = { phone, code: code.trim(), ...this.#earlier() };
      const call = this.gateway.ask(signInByCode, { body }, SILENT);
      return this.#enter(await this.#whileItLasts(phone, resultOf(call, 'REGISTER_FAIL')), 'REGISTER_SUCCESS');
    });
  }

  /** Notes of a refused code that it has no tries left. */
  async #whileItLasts<T>(contact: string, answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const isSpent = isShopError(error, 'REGISTER_SMS_CODE_INCORRECT') && error.details.attemptsLeft === 0;
      if (isSpent) this.store.signIn((state) => codeSpent(state, contact));
      throw error;
    }
  }

  loginWithPassword(username: string, password: string): Promise<User> {
    return this.#login(async () => this.#enter(await this.#byPassword(username, password), 'REGISTER_SUCCESS'));
  }

  /** Only the answer of the authenticator begins a login: before, the browser may wait for as long as the page is open. */
  async loginWithPasskey(use: UsePasskey): Promise<User> {
    const { attempt, options } = await resultOf(this.gateway.ask(beginPasskeySignIn, {}, SILENT));
    const credential = await use(options);
    return this.#login(async () => {
      const body = { attempt, credential, ...this.#earlier() };
      const call = this.gateway.ask(signInByPasskey, { body }, SILENT);
      return this.#enter(await resultOf(call, 'REGISTER_FAIL'), 'REGISTER_SUCCESS');
    });
  }

  /**
   * Signs somebody in who has just set the password (A §8, auto login), without a word of its own.
   * @returns null where that did not work: they sign in themselves
   */
  async enterWith(username: string, password: string): Promise<User | null> {
    try {
      return await this.#enter(await this.#byPassword(username, password), undefined);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return null;
    }
  }

  async #byPassword(username: string, password: string): Promise<SignedIn> {
    this.needNetwork();
    const body = { username: username.trim(), password, ...this.#earlier() };
    return resultOf(this.gateway.ask(passwordLogin, { body }, SILENT));
  }

  /** Who is here already signs in once more, or somebody else does: the shop ends the session of before. */
  #earlier(): { readonly refreshToken?: string } {
    const { current } = this.store;
    return current === undefined ? {} : { refreshToken: current.refreshToken };
  }

  /** Signs in whom the shop has recognised by a link, without a word of its own. */
  enterByLink(answer: SignedIn): Promise<User> {
    return this.#enter(answer, undefined);
  }

  callBack(phone: string): Promise<void> {
    return this.reporting(async () => {
      if (!isPhone(phone)) throw accountError('INCORRECT_PHONE');
      this.needNetwork();
      const call = this.gateway.ask(askForCall, { body: { phone: phone.trim() } }, SILENT);
      await resultOf(call, 'LOGIN_REQUEST_CALL_BACK_ERROR');
      this.store.signIn((state) => callWished(state, phone, this.clock.now()));
    });
  }

  openSignIn(contact = '', reason?: SignInReason): void {
    this.restart(contact);
    this.reactions.wanted(contact, reason);
  }

  closeSignIn(): void {
    this.reactions.finished();
  }

  /** The modal was opened again, or turned to another view: it begins with its first step. @param contact what is to be filled in */
  restart(contact: string): void {
    this.store.signIn((state) => reopened(state, contact, this.clock.now()));
  }

  /** The name that was asked for is known: nothing is left to ask. */
  named(user: User): void {
    this.store.signIn((state) => signedInStep(state, user));
    this.reactions.named();
    this.#finish(user);
  }

  /** A §4.1: the modal closes first; a sidebar that opened before would stand over what it still asks. */
  #finish(user: User): void {
    this.reactions.finished();
    this.reactions.welcomed(user);
  }

  /** However often it is asked for, somebody signs out once. */
  logout(options: { readonly silent?: boolean } = {}): Promise<void> {
    this.#loggingOut ??= this.#logout(options.silent === true).finally(() => {
      this.#loggingOut = undefined;
    });
    return this.#loggingOut;
  }

  /** The account is deleted, and its sessions are over: the device forgets it as at a logout. */
  async leaveDeleted(): Promise<void> {
    await this.refresher.whileLoggingOut(() => this.#leave());
    await this.reactions.dismissed();
    this.notices.spawn({ ...accountNotice('account-deleted'), hasNoTimeout: true, action1: DISMISS });
  }

  loginAsUser(contact: string): Promise<User> {
    const ask = async (who: string) => {
      const answer = await resultOf(this.gateway.ask(actAsUser, { body: { contact: who } }, SILENT));
      this.notices.spawn(accountNotice('YOU_ARE_LOGGED_AS_USER', { contact: who }));
      return answer;
    };
    return this.#actAs(async () => {
      const who = contactOf(contact); // looked at before anything is left: a slip ends no acting
      return this.#become(() => ask(who));
    });
  }

  loginAsBlogger(): Promise<User> {
    const ask = async () => {
      const answer = await resultOf(this.gateway.ask(actAsBlogger, {}, SILENT));
      this.notices.spawn(accountNotice('YOU_ARE_LOGGED_AS_BLOGGER'));
      return answer;
    };
    return this.#actAs(() => this.#become(ask));
  }

  /** A §4.3: the silent logout brings back who was there before. */
  async returnToPrevious(): Promise<User | null> {
    if (this.store.previous === undefined) return null;
    await this.logout({ silent: true });
    return this.store.value.user;
  }

  /** A §5: ignored while a login is in progress; that one decides who is here. */
  #actAs(work: () => Promise<User>): Promise<User> {
    return this.#loggingIn ?? this.#login(work);
  }

  /** A §4.3: whom somebody acted as before is left first; the one who acts is kept, and comes back with the logout. */
  async #become(ask: () => Promise<SignedIn>): Promise<User> {
    await this.returnToPrevious();
    const staff = this.store.current;
    if (staff === undefined) throw accountError('sign-in-first');
    const session = sessionOf(await ask());
    await this.#clear();
    await this.store.enter(session, staff);
    await this.reactions.switched();
    await this.reactions.entered();
    return session.user;
  }

  #login(work: () => Promise<User>): Promise<User> {
    const login = this.reporting(work).finally(() => {
      if (this.#loggingIn === login) this.#loggingIn = undefined;
    });
    this.#loggingIn = login;
    return login;
  }

  /** A §4.1: login clears the invalidation, keeps the tokens and the user, and the cart becomes theirs. */
  async #enter(answer: SignedIn, notice: 'REGISTER_SUCCESS' | undefined): Promise<User> {
    const session = sessionOf(answer);
    const before = this.store.current;
    // What another user left on the device is not for this one.
    if (before !== undefined && before.user.id !== session.user.id) await this.#clear();
    this.refresher.reset();
    await this.store.enter(session);
    const isDone = stepAfterLogin(session.user) === 'logged-in';
    const name = isDone ? '' : await this.reactions.typedName();
    this.store.signIn((state) => signedInStep(state, session.user, name));
    if (isDone) this.#finish(session.user);
    await this.reactions.entered();
    if (notice !== undefined) this.notices.spawn(accountNotice(notice));
    return session.user;
  }

  /** The shop forgets the session; without a way to it the session ends by itself, and the device forgets all the same. */
  async #endSession({ refreshToken }: StoredSession): Promise<void> {
    try {
      await this.gateway.ask(logout, { body: { refreshToken } }, SILENT);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }

  async #logout(isSilent: boolean): Promise<void> {
    const current = this.store.current;
    if (current === undefined) return;
    const previous = await this.refresher.whileLoggingOut(async () => {
      await this.#endSession(current);
      return this.#leave();
    });
    if (previous !== undefined) await this.#comeBack(previous);
    if (isSilent) return;
    await this.reactions.dismissed();
    this.notices.spawn(accountNotice('logged-out'));
  }

  /** @returns who comes back */
  async #leave(): Promise<StoredSession | undefined> {
    const previous = this.store.previous;
    await this.#clear();
    await this.store.leave();
    return previous;
  }

  /** What is of one user does not stay for the next; an answer to them that is still on its way comes too late. */
  #clear(): Promise<void> {
    const { current } = this.store;
    this.store.detach();
    return this.reactions.left(String(current?.user.id ?? ''));
  }

  async #comeBack(previous: StoredSession): Promise<void> {
    await this.store.adopt({ current: previous });
    await this.reactions.entered();
  }

  /** S §4: after a refresh that was refused. Staff whose acting ends by it are somebody, so they get a notice and are not asked who they are. */
  async #signOutSilently(isExhausted: boolean): Promise<void> {
    const { current: acted, previous } = this.store;
    if (previous === undefined) return this.#loseSession(isExhausted);
    await this.refresher.whileLoggingOut(() => this.#leave());
    const name = acted === undefined ? '' : nameOf(acted.user);
    this.notices.spawn({
      ...accountNotice('acting-ended', { name }),
      type: 'warning',
      action1: DISMISS,
      hasNoTimeout: true,
    });
    // What follows asks the shop; the request whose token was refused may be what it would wait for.
    await this.store.adopt({ current: previous });
    void this.reactions.entered();
  }

  /** In checkout nobody is interrupted: a notice says it, and offers to sign in. Elsewhere the modal opens. */
  async #loseSession(isExhausted: boolean): Promise<void> {
    const { current } = this.store;
    this.store.detach();
    const stays = await this.refresher.whileLoggingOut(async () => {
      const checksOut = await this.reactions.checksOut();
      const userId = String(current?.user.id ?? '');
      await (checksOut ? this.reactions.lost(userId) : this.reactions.left(userId, true));
      await this.store.leave(userId);
      return checksOut;
    });
    if (!stays) this.openSignIn();
    else if (!isExhausted) this.notices.spawn({ ...accountNotice('session-ended'), ...SIGN_IN_AGAIN });
  }

  /** Without a network it is said at once, and in other words than a shop that does not answer. @throws ShopError 'sign-in-offline' */
  needNetwork(): void {
    if (!this.network.isOnline()) throw accountError('sign-in-offline');
  }

  /** A §8: what goes wrong while signing in is shown by the open modal, else by a notice, and thrown to the caller. */
  async reporting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.store.busy(work);
    } catch (error) {
      if (isShopError(error) && !isSessionOver(error) && !this.reactions.isAsking()) this.#notify(error);
      throw error;
    }
  }

  #notify({ code, params, message }: ShopError): void {
    this.notices.spawn({ type: 'error', code, params, message });
  }
}

/** Full name of a user, else their contact. */
export function nameOf({ firstname, lastname, email, phone }: User): string {
  return fullName(firstname, lastname) || (email ?? phone ?? '');
}

/** @throws ShopError INCORRECT_PHONE_OR_EMAIL */
function contactOf(raw: string): string {
  if (!isContact(raw)) throw accountError('INCORRECT_PHONE_OR_EMAIL');
  return raw.trim();
}

function sessionOf({ token: access, refreshToken, expires_in: _seconds, ...user }: SignedIn): StoredSession {
  return { user, token: access, refreshToken };
}

export const SIGN_IN_SERVICE = token<SignInService>('SignInService');
