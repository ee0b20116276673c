import { logout } from '../contract/people/accounts';
import { inject, injectable, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { DISMISS, NOTICES, type NoticesArea } from '../notices/notices';
import { GATEWAY, type Gateway } from '../sync';
import { accountNotice, SIGN_IN_AGAIN } from './account-error';
import { ACCOUNT_REACTIONS, type AccountReactions } from './account-reactions';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { nameOf } from './name-of';
import { SIGN_IN_FORM, type SignInForm } from './sign-in-form';
import type { StoredSession } from './stored-session';
import { TOKEN_REFRESHER, type TokenRefresher } from './token-refresher';

const SILENT = { silent: true } as const;

/** Starts and ends sessions on this device: by the user, by the server, or with the account. */
@injectable()
export class AccountSessions {
  #loggingOut: Promise<void> | undefined;

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(TOKEN_REFRESHER) private readonly refresher: TokenRefresher,
    @inject(ACCOUNT_REACTIONS) private readonly reactions: AccountReactions,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(SIGN_IN_FORM) private readonly form: SignInForm,
  ) {
    refresher.whenRefused((isExhausted) => this.#silently(isExhausted));
  }

  logout(isSilent: boolean): Promise<void> {
    this.#loggingOut ??= this.#logout(isSilent).finally(() => {
      this.#loggingOut = undefined;
    });
    return this.#loggingOut;
  }

  async leaveDeleted(): Promise<void> {
    await this.refresher.whileLoggingOut(() => this.#leave());
    await this.reactions.dismissed();
    this.notices.spawn({ ...accountNotice('account-deleted'), hasNoTimeout: true, action1: DISMISS });
  }

  /** Starts a session; failed refreshes of the one before do not count. */
  enter(session: StoredSession): Promise<void> {
    this.refresher.reset();
    return this.store.enter(session);
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
    await this.clear();
    await this.store.leave();
    return previous;
  }

  /** Discards answers still in flight for the previous user. */
  clear(): Promise<void> {
    const { current } = this.store;
    this.store.detach();
    return this.reactions.left(String(current?.user.id ?? ''));
  }

  async #comeBack(previous: StoredSession): Promise<void> {
    await this.store.adopt({ current: previous });
    await this.reactions.entered();
  }

  /** When staff lose an impersonated session, they get a notice instead of the sign-in modal. */
  async #silently(isExhausted: boolean): Promise<void> {
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
    if (!stays) this.form.open();
    else if (!isExhausted) this.notices.spawn({ ...accountNotice('session-ended'), ...SIGN_IN_AGAIN });
  }
}

export const ACCOUNT_SESSIONS = token<AccountSessions>('AccountSessions');
