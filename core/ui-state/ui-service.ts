import { injectable } from '../di';
import { isOwnPath } from '../kernel/own-path';
import { Store } from '../kernel/store';
import type { PanelName, SignInRequest, UiArea, UiState } from './ui-state';

const CLOSED: UiState = { panel: null, authElem: null, redirect: null, isLoading: false, submenuPath: [] };

@injectable()
export class UiService implements UiArea {
  readonly #store = new Store(CLOSED);
  readonly state$ = this.#store.state$;
  readonly overlay$ = this.#store.select(({ panel }) => panel !== null);
  #working = 0;

  get snapshot(): UiState {
    return this.#store.value;
  }

  open(panel: PanelName): void {
    if (this.snapshot.panel !== panel) this.#change({ panel, submenuPath: [] });
  }

  close(panel = this.snapshot.panel): void {
    if (panel !== null && this.snapshot.panel === panel) this.#change({ panel: null, submenuPath: [] });
  }

  toggle(panel: PanelName): void {
    if (this.snapshot.panel === panel) this.close();
    else this.open(panel);
  }

  openSubmenu(submenuPath: readonly string[]): void {
    this.#change({ submenuPath });
  }

  openSignIn({ contact = '', view = 'login', reason, redirect, code }: SignInRequest = {}): void {
    const kept = redirect !== undefined && isOwnPath(redirect) ? redirect : this.snapshot.redirect;
    this.#change({
      panel: null,
      submenuPath: [],
      authElem: { view, contact, ...(reason && { reason }), ...(view === 'link' && { code }) },
      redirect: kept,
    });
  }

  closeSignIn({ redirect = false }: { readonly redirect?: boolean } = {}): void {
    const { authElem, redirect: kept } = this.snapshot;
    if (authElem !== null || redirect) this.#change({ authElem: null, redirect: redirect ? null : kept });
  }

  takeRedirect(): string | null {
    const { redirect } = this.snapshot;
    if (redirect !== null) this.#change({ redirect: null });
    return redirect;
  }

  async whileLoading<T>(work: () => Promise<T>): Promise<T> {
    this.#work(1);
    try {
      return await work();
    } finally {
      this.#work(-1);
    }
  }

  dispose(): void {
    this.#store.close();
  }

  #work(change: 1 | -1): void {
    this.#working += change;
    this.#change({ isLoading: this.#working > 0 });
  }

  #change(change: Partial<UiState>): void {
    this.#store.update((state) => ({ ...state, ...change }));
  }
}
