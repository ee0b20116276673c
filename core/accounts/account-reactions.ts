import type { User } from '../contract';
import { token } from '../di';
import type { SignInReason } from '../ui-state';

/** What the rest of the shop does when somebody signs in or out; made in core/people.ts. */
export interface AccountReactions {
  /** Somebody is to sign in: the modal opens. @param contact what to fill in @param reason why they are asked */
  wanted(contact: string, reason?: SignInReason): void;
  /** A link that another device requested was opened: the modal asks before it signs in. */
  linkOpened(contact: string, code: string): void;
  /** Whether the modal is open: it shows at its fields what is refused. */
  isAsking(): boolean;
  /** Somebody has signed in, and nothing is left to ask (A §4.1): the modal closes. */
  finished(): void;
  /** The name that was typed in checkout on this device: so that it need not be typed again. Empty where none was. */
  typedName(): Promise<string>;
  /** Somebody has said what they are called (A §7): the merchant's statistics hear of a registration. */
  named(): void;
  /** Somebody is signed in: the cart becomes theirs. */
  entered(): Promise<void>;
  /** Somebody has signed in themselves: a blogger's sidebar opens (A §4.1). */
  welcomed(user: User): void;
  /**
   * Somebody signs out: nothing personal stays on the device (A §4.1, clearing the user), and what waits in their name is never sent
   * in another's (S §4, token refresh).
   * @param userId who it is
   * @param isLost whether the shop has ended their session: then what they put in that it does not know waits for them (S §4)
   */
  left(userId: string, isLost?: boolean): Promise<void>;
  /** Whether the shopper is in checkout. */
  checksOut(): Promise<boolean>;
  /** The same as `left` for somebody whose session the shop has ended in checkout: lines and typed details stay on the page. */
  lost(userId: string): Promise<void>;
  /** Somebody has signed out on purpose (A §4.3, normal logout): the sidebar closes, promo mode is off. */
  dismissed(): Promise<void>;
  /** Somebody begins to act as another user (A §4.3): promo mode is off. */
  switched(): Promise<void>;
}

export const ACCOUNT_REACTIONS = token<AccountReactions>('AccountReactions');
