export interface NavigateOptions {
  readonly replace?: boolean;
  /** With `replace`: keeps what the entry remembers, such as its scroll position. */
  readonly keepsState?: boolean;
}

/** Milliseconds after which a step back that the browser has not made is given up, as where a restored tab has lost its entries. */
const GIVE_UP = 1000;

/** Number of overlays that the current history entry stands for. */
function depth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('overlays' in state)) return 0;
  return typeof state.overlays === 'number' ? state.overlays : 0;
}

/** The state of the current entry as one that stands for so many overlays. */
function stateAt(overlays: number): object {
  const state: unknown = window.history.state;
  return { ...(typeof state === 'object' ? state : {}), overlays };
}

/** Browsers pass over entries that came without a press, and over the page beneath them with them. Older ones cannot say. */
function mayPush(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

/** A link that an ordinary click follows to a document of its own. */
function documentLink(event: MouseEvent): string | undefined {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest('a[href]:not([target], [download])');
  return link instanceof HTMLAnchorElement && link.protocol.startsWith('http') ? link.href : undefined;
}

/**
 * Gives each open overlay an entry of the browser's history, so that Back closes the topmost one and nothing else. However an overlay is
 * closed, its entry goes with it; a page that is gone to takes the entry's place.
 */
export class OverlayHistory {
  readonly #open: readonly (() => void)[];
  /** The document is on its way out: a step back would call off its navigation. */
  #isLeaving = false;
  #isStopped = false;
  /** Runs when the own step back has arrived. */
  #waiting: (() => void)[] | undefined;

  /** @param open closes each of the open overlays, the topmost last */
  constructor(open: readonly (() => void)[]) {
    this.#open = open;
  }

  /** @returns stops it */
  start(): () => void {
    window.addEventListener('popstate', this.#move, true);
    window.addEventListener('pageshow', this.#showAgain);
    document.addEventListener('click', this.#follow);
    if (this.#open.length > 0) this.opened();
    this.closed();
    return () => {
      this.#isStopped = true;
      window.removeEventListener('popstate', this.#move, true);
      window.removeEventListener('pageshow', this.#showAgain);
      window.removeEventListener('beforeunload', this.#leave);
      document.removeEventListener('click', this.#follow);
    };
  }

  opened(): void {
    this.#isLeaving = false;
    // Not before: some browsers do not keep a page for the way back that listens to it.
    window.addEventListener('beforeunload', this.#leave);
    this.#settle();
  }

  /** After the current event and its renders: an overlay that closes while another opens, or a page is gone to, needs no step back. */
  closed(): void {
    window.setTimeout(() => this.#settle());
  }

  navigate(to: string, { replace = false, keepsState = false }: NavigateOptions = {}): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(() => this.navigate(to, { replace, keepsState }));
      return;
    }
    this.#isLeaving = false;
    this.#from(replace ? 0 : 1, () => {
      const isReplaced = replace || depth() > 0;
      window.history[isReplaced ? 'replaceState' : 'pushState'](keepsState ? window.history.state : null, '', to);
      this.closed();
    });
  }

  /** Makes the entries those of the open overlays. */
  #settle(): void {
    if (this.#isLeaving || this.#isStopped || this.#waiting !== undefined) return;
    const surplus = depth() - this.#open.length;
    if (this.#open.length === 0) window.removeEventListener('beforeunload', this.#leave);
    if (surplus > 0) this.#goBack(surplus, () => this.#settle());
    else if (surplus < 0 && mayPush()) {
      for (let level = depth() + 1; level <= this.#open.length; level += 1) {
        window.history.pushState(stateAt(level), '');
      }
    }
  }

  /** Runs `work` in the lowest entry that is kept: the page's own, or the one above it. */
  #from(kept: number, work: () => void): void {
    const steps = depth() - kept;
    if (steps > 0) this.#goBack(steps, work);
    else work();
  }

  #goBack(steps: number, then: () => void): void {
    const work = [then];
    this.#waiting = work;
    window.history.go(-steps);
    window.setTimeout(() => {
      if (this.#waiting !== work || this.#isStopped) return;
      window.history.replaceState(stateAt(0), '');
      this.#arrive();
    }, GIVE_UP);
  }

  #arrive(): void {
    const work = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const run of work) run();
  }

  readonly #leave = (): void => {
    this.#isLeaving = true;
  };

  /** Back and Forward. A step forward into the entry of an overlay that is closed is undone. */
  readonly #move = (): void => {
    if (this.#waiting !== undefined) {
      this.#arrive();
      return;
    }
    this.#isLeaving = false;
    for (const close of this.#open.slice(depth()).reverse()) close();
    this.closed();
  };

  /** A page that is shown again as it was left. */
  readonly #showAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#move();
  };

  /** A link that leads to a document of its own is followed in place of the overlay that it stands in. */
  readonly #follow = (event: MouseEvent): void => {
    const href = documentLink(event);
    if (href === undefined || depth() === 0 || this.#waiting !== undefined) return;
    event.preventDefault();
    this.#from(1, () => {
      this.#leave();
      window.location.replace(href);
    });
  };
}
