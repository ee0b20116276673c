import type { Observable } from 'rxjs';
import { token } from '../di';
import type { ErrorParams } from '../kernel/shop-error';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** A notification (S §3). The message is English, the specification's where it has one; `code` finds other languages. */
export interface Notification {
  readonly id: string;
  readonly type: NoticeType;
  readonly code: string;
  readonly params: ErrorParams;
  readonly message: string;
  readonly action1?: { readonly label: string; readonly action?: string | undefined } | undefined;
  readonly action2?: { readonly label: string; readonly action?: string | undefined } | undefined;
  readonly hasNoTimeout?: boolean | undefined;
  /** Milliseconds; 2000 unless told (S §9). */
  readonly timeToLive: number;
}

export type NoticeInput = Pick<Notification, 'type' | 'code'> & Partial<Omit<Notification, 'id' | 'type' | 'code'>>;

/** The notification stack (S §4: removed after their time; one identical to the last is ignored). */
export interface NoticesArea {
  readonly notifications$: Observable<readonly Notification[]>;
  spawn(notice: NoticeInput): void;
  remove(id: string): void;
}

export const NOTICES = token<NoticesArea>('Notices');
