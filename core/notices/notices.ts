import type { Observable } from 'rxjs';
import { token } from '../di';
import type { ErrorParams } from '../kernel/shop-error';

/** How a notice looks, and how urgently it is read out. */
export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/**
 * What an action of a notice does, besides taking the notice away (A §2.7). Data, not a function: notices are compared, kept and
 * shown by the interface, which carries the intent out.
 */
export type NoticeIntent =
  | { readonly kind: 'dismiss' }
  /** Goes to a page of the shop; path and query, store code included. */
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'sign-in' };

/** A button of a notice. */
export interface NoticeAction {
  /** English; other languages find theirs under 'action.<label>'. */
  readonly label: string;
  readonly intent: NoticeIntent;
}

/** The action of a notice that only wants to be read. */
export const DISMISS: NoticeAction = { label: 'OK', intent: { kind: 'dismiss' } };

/** The action of a notice that asks to sign in. */
export const SIGN_IN: NoticeAction = { label: 'Sign in', intent: { kind: 'sign-in' } };

/** A notification (S §3). The message is English, the specification's where it has one; `code` finds other languages. */
export interface Notification {
  readonly id: string;
  readonly type: NoticeType;
  readonly code: string;
  readonly params: ErrorParams;
  readonly message: string;
  readonly action1?: NoticeAction | undefined;
  readonly action2?: NoticeAction | undefined;
  readonly hasNoTimeout?: boolean | undefined;
  /** Milliseconds; 2000 by default (S §9), for errors at least as long as they take to read. */
  readonly timeToLive: number;
}

/** A notice to be shown. */
export type NoticeInput = Pick<Notification, 'type' | 'code'> & Partial<Omit<Notification, 'id' | 'type' | 'code'>>;

/** The notification stack (S §4: removed after their time; one identical to the last is ignored). */
export interface NoticesArea {
  readonly notifications$: Observable<readonly Notification[]>;
  spawn(notice: NoticeInput): void;
  remove(id: string): void;
}

export const NOTICES = token<NoticesArea>('Notices');
