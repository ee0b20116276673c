import { fullName } from '../kernel/full-name';
import { inject, injectable } from '../di';
import type { SignedIn, User } from '../contract';
import { logout, passwordLogin } from '../contract/people/accounts';
import { beginPasskeySignIn, signInByPasskey } from '../contract/people/passkeys';
import { actAsBlogger, actAsUser, askForCall, sendCode, signInByCode } from '../contract/people/sign-in-by-post';
import { isContact, isPhone } from '../contract/foundation/contact';
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
  callRequested,
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

@injectable()
export class SignInService {
  #loggingOut: Promise<void> | undefined;
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

  /** The login starts with the authenticator's answer; the browser prompt may stay pending indefinitely. */
  async loginWithPasskey(use: UsePasskey): Promise<User> {
    const { attempt, options } = await resultOf(this.gateway.ask(beginPasskeySignIn, {}, SILENT));
    const credential = await use(options);
    return this.#login(async () => {
      const body = { attempt, credential, ...this.#earlier() };
      const call = this.gateway.ask(signInByPasskey, { body }, SILENT);
      return this.#enter(await resultOf(call, 'REGISTER_FAIL'), 'REGISTER_SUCCESS');
    });
  }

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

  #earlier(): { readonly refreshToken?: string } {
    const { current } = this.store;
    return current === undefined ? {} : { refreshToken: current.refreshToken };
  }

  enterByLink(answer: SignedIn): Promise<User> {
    return this.#enter(answer, undefined);
  }

  callBack(phone: string): Promise<void> {
    return this.reporting(async () => {
      if (!isPhone(phone)) throw accountError('INCORRECT_PHONE');
      this.needNetwork();
      const call = this.gateway.ask(askForCall, { body: { phone: phone.trim() } }, SILENT);
      await resultOf(call, 'LOGIN_REQUEST_CALL_BACK_ERROR');
      this.store.signIn((state) => callRequested(state, phone, this.clock.now()));
    });
  }

  openSignIn(contact = '', reason?: SignInReason): void {
    this.restart(contact);
    this.reactions.wanted(contact, reason);
  }

  closeSignIn(): void {
    this.reactions.finished();
  }

  restart(contact: string): void {
    this.store.signIn((state) => reopened(state, contact, this.clock.now()));
  }

  named(user: User): void {
    this.store.signIn((state) => signedInStep(state, user));
    this.reactions.named();
    this.#finish(user);
  }

  #finish(user: User): void {
    this.reactions.finished();
    this.reactions.welcomed(user);
  }

  logout(options: { readonly silent?: boolean } = {}): Promise<void> {
    this.#loggingOut ??= this.#logout(options.silent === true).finally(() => {
      this.#loggingOut = undefined;
    });
    return this.#loggingOut;
  }

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
      const who = contactOf(contact); // validate first: a typo must not end the impersonation
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

  async returnToPrevious(): Promise<User | null> {
    if (this.store.previous === undefined) return null;
    await this.logout({ silent: true });
    return this.store.value.user;
  }

  #actAs(work: () => Promise<User>): Promise<User> {
    return this.#loggingIn ?? this.#login(work);
  }

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

  async #enter(answer: SignedIn, notice: 'REGISTER_SUCCESS' | undefined): Promise<User> {
    const session = sessionOf(answer);
    const before = this.store.current;
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

  async #leave(): Promise<StoredSession | undefined> {
    const previous = this.store.previous;
    await this.#clear();
    await this.store.leave();
    return previous;
  }

  /** Discards answers still in flight for the previous user. */
  #clear(): Promise<void> {
    const { current } = this.store;
    this.store.detach();
    return this.reactions.left(String(current?.user.id ?? ''));
  }

  async #comeBack(previous: StoredSession): Promise<void> {
    await this.store.adopt({ current: previous });
    await this.reactions.entered();
  }

  /** When staff lose an impersonated session, they get a notice instead of the sign-in modal. */
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
    // The next calls query the server and could wait for the request whose token was refused.
    await this.store.adopt({ current: previous });
    void this.reactions.entered();
  }

  /** In checkout shows a notice; elsewhere opens the modal. */
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

  /** @throws ShopError 'sign-in-offline' without a network */
  needNetwork(): void {
    if (!this.network.isOnline()) throw accountError('sign-in-offline');
  }

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
