import type { User } from '../contract';
import { token } from '../di';
import type { SignInReason } from '../ui-state';

/** Callbacks through which accounts affect the rest of the shop on sign-in and sign-out. */
export interface AccountReactions {
  wanted(contact: string, reason?: SignInReason): void;
  linkOpened(contact: string, code: string): void;
  isAsking(): boolean;
  finished(): void;
  typedName(): Promise<string>;
  named(): void;
  entered(): Promise<void>;
  welcomed(user: User): void;
  /**
   * Clears personal data; pending requests must never be sent under another user.
   * @param isLost the server ended the session
   */
  left(userId: string, isLost?: boolean): Promise<void>;
  checksOut(): Promise<boolean>;
  /** Like `left`, for a session that ended in checkout: lines and typed details stay on the page. */
  lost(userId: string): Promise<void>;
  dismissed(): Promise<void>;
  switched(): Promise<void>;
}

export const ACCOUNT_REACTIONS = token<AccountReactions>('AccountReactions');
