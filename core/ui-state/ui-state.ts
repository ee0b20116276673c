import type { Observable } from 'rxjs';
import { token } from '../di';
import type { ErrorCode } from '../kernel/error-catalogue';
import type { ErrorParams } from '../kernel/shop-error';

/** Panels beside the page (A §3, UI flags). */
export type PanelName = 'sidebar' | 'microcart' | 'wishlist' | 'search';

/** What the sign-in modal shows: the way by a code (A §2.8), another way in (A §4.1), or the question before a link signs in (A §4.2). */
export type SignInView = 'login' | 'password' | 'register' | 'forgot-password' | 'link';

/** Why somebody is asked to sign in, where they did not ask for it themselves: an error that the modal shows. */
export interface SignInReason {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** English; `code` finds other languages. */
  readonly message: string;
}

/** The open sign-in modal. */
export interface AuthElem {
  readonly view: SignInView;
  /** What to fill in: a phone number or an e-mail address; empty where nothing is known. */
  readonly contact: string;
  readonly reason?: SignInReason | undefined;
  /** Secret of the link that waits for a yes; present with the view 'link' alone. */
  readonly code?: string | undefined;
}

/** The interface's flags (A §3, §4.7). Kept in memory: each visit begins with everything closed. */
export interface UiState {
  /** The open panel; panels cover each other, so there is one at a time. */
  readonly panel: PanelName | null;
  /** Null while the modal is closed. */
  readonly authElem: AuthElem | null;
  /** Path within the shop to go to once somebody has signed in (A §4.1, stored redirect). */
  readonly redirect: string | null;
  /** What the loader overlay covers the page for is under way (A §2.2). */
  readonly isLoading: boolean;
  /** Names of the submenus that are open in the sidebar, outermost first. */
  readonly submenuPath: readonly string[];
}

/** Why the form to sign in is opened, and with what in it. */
export interface SignInRequest {
  readonly contact?: string;
  readonly view?: SignInView;
  readonly reason?: SignInReason;
  /** Secret of the opened link; for the view 'link'. */
  readonly code?: string;
  /** Where to go afterwards: path and query within the shop, store code included. Anything else is left out. Default: what was stored before. */
  readonly redirect?: string;
}

/** The one owner of the interface's flags. Opening something loads none of its code. */
export interface UiArea {
  readonly state$: Observable<UiState>;
  readonly snapshot: UiState;
  /** Whether a panel covers the page (A §4.7: the overlay follows the panels). */
  readonly overlay$: Observable<boolean>;
  /** Opens a panel, and closes the one that was open. */
  open(panel: PanelName): void;
  /** Closes this panel if it is the open one; any, where none is named. */
  close(panel?: PanelName): void;
  toggle(panel: PanelName): void;
  /** Opens a submenu of the sidebar by its path; an empty one goes back to the top. */
  openSubmenu(path: readonly string[]): void;
  /** Opens the sign-in modal, or turns the open one to another view. */
  openSignIn(request?: SignInRequest): void;
  /**
   * Closes the modal.
   * @param options.redirect the stored redirect goes too: closing the modal gives up the page that was wanted (A §4.1)
   */
  closeSignIn(options?: { readonly redirect?: boolean }): void;
  /** The stored redirect, which is none from now on; null where there was none. */
  takeRedirect(): string | null;
  /** Covers the page with the loader while the work runs, whatever else runs beside it. */
  whileLoading<T>(work: () => Promise<T>): Promise<T>;
}

export const UI = token<UiArea>('UiArea');
