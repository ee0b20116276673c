import { inject, injectable } from '../di';
import type { SignedIn, User } from '../contract';
import { passwordLogin } from '../contract/people/accounts';
import { beginPasskeySignIn, signInByPasskey } from '../contract/people/passkeys';
import { actAsBlogger, actAsUser, askForCall, sendCode, signInByCode } from '../contract/people/sign-in-by-post';
import { isContact, readPhone } from '../contract/foundation/contact';
import { token } from '../di';
import { isShopError, type ShopError } from '../kernel/shop-error';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { SignInReason } from '../ui-state';
import { GATEWAY, isSessionOver, type Gateway } from '../sync';
import { ACCOUNT_REACTIONS, type AccountReactions } from './account-reactions';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { accountError, accountNotice } from './account-error';
import { resultOf } from './ask';
import type { UsePasskey } from './passkeys';
import { CODE_LENGTH, codeSpent, signedInStep, stepAfterLogin } from './sign-in';
import { SIGN_IN_FORM, type SignInForm } from './sign-in-form';
import { ACCOUNT_SESSIONS, type AccountSessions } from './account-sessions';
import type { StoredSession } from './stored-session';

const SILENT = { silent: true } as const;

@injectable()
export class SignInService {
  #loggingIn: Promise<User> | undefined;

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(ACCOUNT_SESSIONS) private readonly sessions: AccountSessions,
    @inject(SIGN_IN_FORM) private readonly form: SignInForm,
    @inject(ACCOUNT_REACTIONS) private readonly reactions: AccountReactions,
    @inject(NOTICES) private readonly notices: NoticesArea,
  ) {}

  requestCode(contact: string): Promise<{ readonly is_email: boolean }> {
    return this.reporting(async () => {
      const phone = contactOf(contact);
      const sent = this.form.reopenCode(phone);
      if (sent !== undefined) return sent;
      this.form.needNetwork();
      await this.noteAsked(phone);
      const call = this.gateway.ask(sendCode, { body: { phone } }, SILENT);
      const result = await resultOf(call, 'REGISTER_SMS_CODE_SENDER_ERROR');
      this.form.codeSent(phone, result.is_email);
      return result;
    });
  }

  noteAsked(contact: string): Promise<void> {
    return this.form.noteAsked(contact);
  }

  checkCode(code: string, contact = this.store.value.signIn.contact): Promise<User> {
    return this.#login(async () => {
      const phone = contactOf(contact);
      if (code.trim().length < CODE_LENGTH) throw accountError('REGISTER_SMS_CODE_INCORRECT');
      this.form.needNetwork();
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
    this.form.needNetwork();
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
      if (readPhone(phone) === undefined) throw accountError('INCORRECT_PHONE');
      this.form.needNetwork();
      const call = this.gateway.ask(askForCall, { body: { phone: phone.trim() } }, SILENT);
      await resultOf(call, 'LOGIN_REQUEST_CALL_BACK_ERROR');
      this.form.callRequested(phone);
    });
  }

  openSignIn(contact = '', reason?: SignInReason): void {
    this.form.open(contact, reason);
  }

  closeSignIn(): void {
    this.reactions.finished();
  }

  restart(contact: string): void {
    this.form.restart(contact);
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
    return this.sessions.logout(options.silent === true);
  }

  leaveDeleted(): Promise<void> {
    return this.sessions.leaveDeleted();
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
    await this.sessions.clear();
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
    if (before !== undefined && before.user.id !== session.user.id) await this.sessions.clear();
    await this.sessions.enter(session);
    const isDone = stepAfterLogin(session.user) === 'logged-in';
    const name = isDone ? '' : await this.reactions.typedName();
    this.store.signIn((state) => signedInStep(state, session.user, name));
    if (isDone) this.#finish(session.user);
    await this.reactions.entered();
    if (notice !== undefined) this.notices.spawn(accountNotice(notice));
    return session.user;
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

/** @throws ShopError INCORRECT_PHONE_OR_EMAIL */
function contactOf(raw: string): string {
  if (!isContact(raw)) throw accountError('INCORRECT_PHONE_OR_EMAIL');
  return raw.trim();
}

function sessionOf({ token: access, refreshToken, expires_in: _seconds, ...user }: SignedIn): StoredSession {
  return { user, token: access, refreshToken };
}

export const SIGN_IN_SERVICE = token<SignInService>('SignInService');
