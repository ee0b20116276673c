import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { OrderAddress, User } from '../contract';
import {
  changePassword,
  changePhoto,
  checkReset,
  createPassword,
  createUser,
  getProfile,
  guestAccount,
  resetPassword,
  saveName,
  updateUser,
} from '../contract/people/accounts';
import { confirmEmail } from '../contract/people/contact-change';
import { isContact, readEmail } from '../contract/foundation/contact';
import { MAX_ADDRESSES } from '../contract/foundation/limits';
import { deleteAccount } from '../contract/people/own-data';
import { NETWORK, token } from '../di';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { HttpFile, ReadOptions, Network } from '../ports';
import { GATEWAY, type Gateway } from '../sync';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import type { AccountsArea, AccountState, FoundAccount, ProfileChange, Registration } from './accounts';
import { accountError, accountNotice, SIGN_IN_AGAIN } from './account-error';
import { answerOf, refusalOf, resultOf } from './ask';
import { LINK_SIGN_IN, type LinkSignIn } from './link-sign-in';
import { readLost } from './lost-session';
import type { OWN_METHODS } from './own-methods';
import { SIGN_IN_SERVICE, type SignInService } from './sign-in-service';
import { createPasskeys, type PasskeyArea, type UsePasskey } from './passkeys';
import { createSecondFactor, type SecondFactorArea } from './second-factor';
import { planAddressChange, type AddressChange } from './plan-address-change';
import { stepBack } from './sign-in';
import type { TokensAnew } from './stored-session';

const SILENT = { silent: true } as const;
const MAX_ADDRESS_TRIES = 2;

@injectable()
export class AccountsService implements Omit<AccountsArea, keyof typeof OWN_METHODS> {
  readonly state$: Observable<AccountState>;
  readonly user$: Observable<User | null>;
  readonly secondFactor: SecondFactorArea;
  readonly passkeys: PasskeyArea;
  /** Counts saved changes; reads that started before the latest one are stale. */
  #saved = 0;

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(SIGN_IN_SERVICE) private readonly signIn: SignInService,
    @inject(LINK_SIGN_IN) private readonly links: LinkSignIn,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(NETWORK) private readonly network: Network,
  ) {
    this.state$ = store.state$;
    this.user$ = store.user$;
    this.passkeys = createPasskeys(gateway, () => this.#current());
    this.secondFactor = createSecondFactor(gateway, {
      requireUser: () => this.#current(),
      keep: (user) => this.#keepSaved(user),
      sign: (tokens) => this.#sign(tokens),
    });
  }

  get snapshot(): AccountState {
    return this.store.value;
  }

  readonly openSignIn = (contact?: string): void => this.signIn.openSignIn(contact);
  readonly requestCode = (contact: string) => this.signIn.requestCode(contact);
  readonly checkCode = (code: string, contact?: string) => this.signIn.checkCode(code, contact);
  readonly callBack = (phone: string) => this.signIn.callBack(phone);
  readonly loginWithPassword = (username: string, password: string) =>
    this.signIn.loginWithPassword(username, password);
  readonly loginWithPasskey = (use: UsePasskey) => this.signIn.loginWithPasskey(use);
  readonly fastLogin = (contact: string, code: string) => this.links.fastLogin(contact, code);
  readonly openLink = (contact: string, code: string) => this.links.open(contact, code);
  readonly logout = (options?: { readonly silent?: boolean }) => this.signIn.logout(options);
  readonly loginAsUser = (contact: string) => this.signIn.loginAsUser(contact);
  readonly loginAsBlogger = () => this.signIn.loginAsBlogger();
  readonly returnToPrevious = () => this.signIn.returnToPrevious();

  closeSignIn(): void {
    this.signIn.closeSignIn();
  }

  back(): void {
    this.store.signIn((state) => ({ ...state, step: stepBack(state.step) }));
  }

  saveName(name: string): Promise<User> {
    return this.signIn.reporting(async () => {
      const current = this.#current();
      if (name.trim() === '') throw accountError('ENTER_YOUR_NAME');
      const query = { id: String(current.user.id) };
      const body = { id: current.user.id, name: name.trim() };
      const call = this.gateway.ask(saveName, { query, body }, SILENT);
      const user = await this.#keepSaved(await resultOf(call, 'REGISTER_FAIL'));
      this.signIn.named(user);
      this.notices.spawn(accountNotice('NAME_SAVED'));
      return user;
    });
  }

  async refreshProfile(options?: ReadOptions): Promise<User> {
    const { user } = this.#current();
    const saved = this.#saved;
    const read = await resultOf(
      this.gateway.ask(getProfile, { query: { id: String(user.id) } }, { ...SILENT, ...options }),
    );
    const current = this.store.current?.user;
    return saved !== this.#saved && current?.id === read.id ? current : this.#keep(read);
  }

  async update({ addresses, ...texts }: ProfileChange): Promise<User> {
    this.#current();
    const fields: (readonly [string, string])[] = [];
    for (const [name, value] of Object.entries(texts)) if (typeof value === 'string') fields.push([name, value]);
    if (addresses !== undefined) fields.push(['addresses', JSON.stringify(addresses)]);
    const call = this.gateway.ask(updateUser, { form: { fields, files: [] } }, SILENT);
    const user = await this.#keepSaved(await resultOf(call));
    const email = user.pending_email;
    this.notices.spawn(accountNotice('account-updated'));
    if (email !== undefined) this.notices.spawn({ ...accountNotice('email-code-sent', { email }), type: 'info' });
    return user;
  }

  async confirmEmail(email: string, code: string): Promise<User> {
    this.#current();
    const body = { email: email.trim(), code: code.trim() };
    const user = await this.#keepSaved(await resultOf(this.gateway.ask(confirmEmail, { body }, SILENT)));
    this.notices.spawn(accountNotice('account-updated'));
    return user;
  }

  async changeAddresses(change: AddressChange): Promise<User> {
    const known = this.#current().user;
    // Lists stored before revisions existed are read again.
    let user = known.addresses_revision === undefined ? await this.refreshProfile() : known;
    for (let tries = 0; tries < MAX_ADDRESS_TRIES; tries += 1) {
      const plan = planAddressChange(change, known.addresses, user.addresses);
      if (plan.kind === 'settled') return user;
      if (plan.kind === 'full') throw accountError('ADDRESSES_FULL', { params: { max: MAX_ADDRESSES } });
      if (plan.kind === 'changed-elsewhere') break;
      const written = await this.#writeAddresses(plan.addresses, user.addresses_revision);
      if (written !== undefined) return written;
      user = await this.refreshProfile();
    }
    throw accountError('ADDRESSES_CHANGED');
  }

  /** @returns undefined on a revision conflict */
  async #writeAddresses(addresses: readonly OrderAddress[], revision: string | undefined): Promise<User | undefined> {
    const fields: (readonly [string, string])[] = [['addresses', JSON.stringify(addresses)]];
    if (revision !== undefined) fields.push(['addresses_revision', revision]);
    const reply = await this.gateway.ask(updateUser, { form: { fields, files: [] } }, SILENT);
    if (!reply.ok && reply.refused === 'addresses_changed') return undefined;
    if (!reply.ok) throw refusalOf(reply);
    const user = await this.#keepSaved(reply.result);
    this.notices.spawn(accountNotice('account-updated'));
    return user;
  }

  async changePhoto(photo: HttpFile | null): Promise<User> {
    this.#current();
    const files = photo === null ? [] : [['photo', photo] as const];
    const call = this.gateway.ask(changePhoto, { form: { fields: [], files } }, SILENT);
    const user = await this.#keepSaved(await resultOf(call));
    this.notices.spawn(accountNotice('account-updated'));
    return user;
  }

  register({ password, ...rest }: Registration): Promise<User | null> {
    const customer = { ...rest, email: rest.email.trim() };
    return this.signIn.reporting(async () => {
      if (readEmail(customer.email) === undefined) throw accountError('INCORRECT_PHONE_OR_EMAIL');
      if (!this.network.isOnline()) throw accountError('sign-in-offline');
      await this.signIn.noteAsked(customer.email);
      await resultOf(this.gateway.ask(createUser, { body: { customer, password } }, SILENT), 'REGISTER_FAIL');
      const user = await this.signIn.enterWith(customer.email, password);
      if (user !== null) this.notices.spawn(accountNotice('REGISTER_SUCCESS'));
      return user;
    });
  }

  changePassword(current: string, wanted: string): Promise<void> {
    return this.signIn.reporting(async () => {
      const { user } = this.#current();
      const body = { currentPassword: current, newPassword: wanted };
      const { meta } = await answerOf(this.gateway.ask(changePassword, { body }, SILENT));
      await this.#sign(meta);
      await this.#keep({ ...(this.store.current?.user ?? user), has_password: true });
      this.notices.spawn(accountNotice('password-changed'));
    });
  }

  resetPassword(email: string): Promise<void> {
    return this.signIn.reporting(async () => {
      if (!this.network.isOnline()) throw accountError('reset-offline');
      if (readEmail(email) === undefined) throw accountError('INCORRECT_PHONE_OR_EMAIL');
      await resultOf(this.gateway.ask(resetPassword, { body: { email: email.trim() } }, SILENT));
    });
  }

  async isResetGood(email: string, resetToken: string, options?: ReadOptions): Promise<boolean> {
    const body = { email: email.trim(), resetToken };
    return resultOf(this.gateway.ask(checkReset, { body }, { ...SILENT, ...options }));
  }

  createPassword(email: string, resetToken: string, wanted: string): Promise<User | null> {
    return this.signIn.reporting(async () => {
      const body = { email: email.trim(), resetToken, newPassword: wanted };
      await resultOf(this.gateway.ask(createPassword, { body }, SILENT));
      this.notices.spawn(accountNotice('password-reset'));
      return this.signIn.enterWith(email, wanted);
    });
  }

  async find(contact: string, options?: ReadOptions): Promise<FoundAccount | null> {
    if (!isContact(contact)) throw accountError('INCORRECT_PHONE_OR_EMAIL');
    const who = contact.trim();
    const query = readEmail(who) === undefined ? { phone: who } : { email: who };
    return resultOf(this.gateway.ask(guestAccount, { query }, { ...SILENT, ...options }));
  }

  async deleteAccount(): Promise<void> {
    this.#current();
    const reply = await this.gateway.ask(deleteAccount, { body: { confirm: true } }, SILENT);
    if (!reply.ok && reply.refused === 'erasure_waits')
      throw accountError('ERASURE_WAITS', { cause: refusalOf(reply) });
    if (!reply.ok) throw refusalOf(reply);
    await this.signIn.leaveDeleted();
  }

  async load(): Promise<void> {
    const { user } = this.store.value;
    await this.store.load();
    if (user === null && this.store.value.user !== null) this.signIn.closeSignIn();
    if (user !== null && this.store.value.user === null) this.#formatGone(user);
  }

  receive(message: unknown): Promise<void> {
    const lost = readLost(message);
    if (lost !== undefined && lost === String(this.store.value.user?.id)) this.store.noteLoss(lost);
    return this.load();
  }

  #formatGone(user: User): void {
    const isLost = this.store.lostUser === String(user.id);
    this.notices.spawn(isLost ? { ...accountNotice('session-over'), ...SIGN_IN_AGAIN } : accountNotice('logged-out'));
  }

  #keepSaved(user: User): Promise<User> {
    this.#saved += 1;
    return this.#keep(user);
  }

  async #keep(user: User): Promise<User> {
    const current = this.store.current;
    if (current?.user.id === user.id) await this.store.enter({ ...current, user });
    return user;
  }

  /** Stores the renewed tokens; the earlier ones expire within a minute. */
  async #sign({ token, refreshToken }: TokensAnew = {}): Promise<void> {
    const { current } = this.store;
    if (current === undefined || token === undefined || refreshToken === undefined) return;
    await this.store.enter({ ...current, token, refreshToken });
  }

  /** @throws ShopError 'sign-in-first' for a guest */
  #current() {
    const current = this.store.current;
    if (current === undefined) throw accountError('sign-in-first');
    return current;
  }
}

export const ACCOUNTS = token<AccountsService>('Accounts');
