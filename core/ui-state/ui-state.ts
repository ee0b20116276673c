import type { Observable } from 'rxjs';
import { token } from '../di';
import type { ErrorCode } from '../kernel/error-catalogue';
import type { ErrorParams } from '../kernel/shop-error';

/** Name of a side panel. */
export type PanelName = 'sidebar' | 'microcart' | 'wishlist' | 'search';

/** View of the sign-in modal: a sign-in method or the link confirmation. */
export type SignInView = 'login' | 'password' | 'register' | 'forgot-password' | 'link';

/** Error that explains an unrequested sign-in prompt. */
export interface SignInReason {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly message: string;
}

/** State of the open sign-in modal. */
export interface AuthElem {
  readonly view: SignInView;
  readonly contact: string;
  readonly reason?: SignInReason | undefined;
  readonly code?: string | undefined;
}

/** In-memory UI flags; each visit starts with everything closed. */
export interface UiState {
  readonly panel: PanelName | null;
  readonly authElem: AuthElem | null;
  /** Path within the shop after sign-in. */
  readonly redirect: string | null;
  readonly isLoading: boolean;
  readonly submenuPath: readonly string[];
}

/** Reason and initial contents of the sign-in form. */
export interface SignInRequest {
  readonly contact?: string;
  readonly view?: SignInView;
  readonly reason?: SignInReason;
  readonly code?: string;
  /** Path and query within the shop; external URLs are dropped. Default: the stored one. */
  readonly redirect?: string;
}

/** Owns the UI flags; opening something loads none of its code. */
export interface UiArea {
  readonly state$: Observable<UiState>;
  readonly snapshot: UiState;
  readonly overlay$: Observable<boolean>;
  open(panel: PanelName): void;
  close(panel?: PanelName): void;
  toggle(panel: PanelName): void;
  openSubmenu(path: readonly string[]): void;
  openSignIn(request?: SignInRequest): void;
  /** @param options.redirect also clears the stored redirect */
  closeSignIn(options?: { readonly redirect?: boolean }): void;
  takeRedirect(): string | null;
  whileLoading<T>(work: () => Promise<T>): Promise<T>;
}

export const UI = token<UiArea>('UiArea');
