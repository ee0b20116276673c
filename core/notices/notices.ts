import type { Observable } from 'rxjs';
import { token } from '../di';
import type { ErrorParams } from '../kernel/shop-error';

/** Type of a notice; decides style and urgency. */
export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Action of a notice as data, so that notices can be compared and stored. */
export type NoticeIntent =
  | { readonly kind: 'dismiss' }
  /** Path and query with store code. */
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'sign-in' };

/** Button of a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly intent: NoticeIntent;
}

/** Action that dismisses a notice. */
export const DISMISS: NoticeAction = { label: 'OK', intent: { kind: 'dismiss' } };

/** Action that offers to sign in. */
export const SIGN_IN: NoticeAction = { label: 'Sign in', intent: { kind: 'sign-in' } };

/** Notification; translations are found by `code`. */
export interface Notification {
  readonly id: string;
  readonly type: NoticeType;
  readonly code: string;
  readonly params: ErrorParams;
  readonly message: string;
  readonly action1?: NoticeAction | undefined;
  readonly action2?: NoticeAction | undefined;
  readonly hasNoTimeout?: boolean | undefined;
  /** Milliseconds; default 2000, longer for errors. */
  readonly timeToLive: number;
}

/** Input for a new notice. */
export type NoticeInput = Pick<Notification, 'type' | 'code'> & Partial<Omit<Notification, 'id' | 'type' | 'code'>>;

/** Notification stack; a repeat of the last one is ignored. */
export interface NoticesArea {
  readonly notifications$: Observable<readonly Notification[]>;
  spawn(notice: NoticeInput): void;
  remove(id: string): void;
}

export const NOTICES = token<NoticesArea>('Notices');
