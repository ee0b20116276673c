import { CLOCK, inject, injectable, NETWORK, token } from '../di';
import type { Clock, Network } from '../ports';
import type { SignInReason } from '../ui-state';
import { accountError } from './account-error';
import { ACCOUNT_REACTIONS, type AccountReactions } from './account-reactions';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { callRequested, codeSent, isCodeUnderWay, reopened } from './sign-in';

/** The sign-in dialog: its steps, and what it asks for. */
@injectable()
export class SignInForm {
  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(ACCOUNT_REACTIONS) private readonly reactions: AccountReactions,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(NETWORK) private readonly network: Network,
  ) {}

  open(contact = '', reason?: SignInReason): void {
    this.restart(contact);
    this.reactions.wanted(contact, reason);
  }

  restart(contact: string): void {
    this.store.signIn((state) => reopened(state, contact, this.clock.now()));
  }

  noteAsked(contact: string): Promise<void> {
    return this.store.noteAsked(contact, this.clock.now());
  }

  /** Returns to the step of a code that was sent just now; undefined if there is none. */
  reopenCode(contact: string): { readonly is_email: boolean } | undefined {
    const { signIn } = this.store.value;
    if (!isCodeUnderWay(signIn, contact, this.clock.now())) return undefined;
    this.store.signIn((state) => ({ ...state, step: 'sms-code' }));
    return { is_email: signIn.isEmail };
  }

  codeSent(contact: string, isEmail: boolean): void {
    this.store.signIn((state) => codeSent(state, contact, isEmail, this.clock.now()));
  }

  callRequested(phone: string): void {
    this.store.signIn((state) => callRequested(state, phone, this.clock.now()));
  }

  /** @throws ShopError 'sign-in-offline' without a network */
  needNetwork(): void {
    if (!this.network.isOnline()) throw accountError('sign-in-offline');
  }
}

export const SIGN_IN_FORM = token<SignInForm>('SignInForm');
