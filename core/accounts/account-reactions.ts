import { token } from '../di';

/** What the rest of the shop does when somebody signs in or out; made in core/reactions.ts. */
export interface AccountReactions {
  /** Somebody has signed in: the cart becomes theirs. */
  entered(): Promise<void>;
  /**
   * Somebody signs out: nothing personal stays on the device (A §4.1, clearing the user), and what waits in their name is never sent
   * in another's (S §4, token refresh).
   */
  left(): Promise<void>;
  /** Somebody begins or ends to act as another user (A §4.3): promo mode is off. */
  switched(): Promise<void>;
}

export const ACCOUNT_REACTIONS = token<AccountReactions>('AccountReactions');
