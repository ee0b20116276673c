export interface NavigateOptions {
  readonly replace?: boolean;
  readonly keepsState?: boolean;
}

/** Milliseconds before a history step counts as lost, as in restored tabs. */
const GIVE_UP = 1000;
/** Milliseconds in which a step that was given up may still arrive, as on a busy device. */
const OVERDUE = 10_000;

function depth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('overlays' in state)) return 0;
  return typeof state.overlays === 'number' ? state.overlays : 0;
}

function stateAt(overlays: number): object {
  const state: unknown = window.history.state;
  return { ...(typeof state === 'object' ? state : {}), overlays };
}

/** Browsers skip entries pushed without user activation, and the page beneath. */
function mayPush(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

function documentLink(event: MouseEvent): string | undefined {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest('a[href]:not([target], [download])');
  return link instanceof HTMLAnchorElement && link.protocol.startsWith('http') ? link.href : undefined;
}

/**
 * Gives each open overlay a history entry, so that Back closes the topmost. Closing removes the entry; navigation
 * replaces it.
 */
export class OverlayHistory {
  readonly #open: readonly (() => void)[];
  /** A pending `back()` would cancel the navigation. */
  #isLeaving = false;
  #isStopped = false;
  #waiting: (() => void)[] | undefined;
  #overdueSteps = 0;

  constructor(open: readonly (() => void)[]) {
    this.#open = open;
  }

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
    // Registered late: `beforeunload` listeners disable the back/forward cache in some browsers.
    window.addEventListener('beforeunload', this.#leave);
    this.#settle();
  }

  /** Deferred: closing followed by opening or navigating needs no step back. */
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
      this.#expectOverdue(steps);
      window.history.replaceState(stateAt(0), '');
      this.#arrive();
    }, GIVE_UP);
  }

  #expectOverdue(steps: number): void {
    this.#overdueSteps = steps;
    window.setTimeout(() => {
      this.#overdueSteps = 0;
    }, OVERDUE);
  }

  #arrive(): void {
    const work = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const run of work) run();
  }

  readonly #leave = (): void => {
    this.#isLeaving = true;
  };

  /** Undoes Forward into an entry of a closed overlay, and a step back that arrives after it was given up. */
  readonly #move = (event: Event): void => {
    if (this.#overdueSteps > 0) {
      // Neither overlays nor the router may take it for the user's Back.
      event.stopImmediatePropagation();
      this.#returnFrom(this.#overdueSteps);
    } else if (this.#waiting !== undefined) this.#arrive();
    else this.#closeAbove();
  };

  #returnFrom(steps: number): void {
    this.#overdueSteps = 0;
    if (this.#waiting === undefined) this.#goBack(-steps, () => this.#settle());
    else window.history.go(steps);
  }

  #closeAbove(): void {
    this.#isLeaving = false;
    for (const close of this.#open.slice(depth()).reverse()) close();
    this.closed();
  }

  readonly #showAgain = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (this.#waiting === undefined) this.#closeAbove();
    else this.#arrive();
  };

  readonly #follow = (event: MouseEvent): void => {
    const href = documentLink(event);
    if (href === undefined || (depth() === 0 && this.#waiting === undefined)) return;
    event.preventDefault();
    // A step back that is under way would cancel the navigation.
    if (this.#waiting === undefined) this.#load(href);
    else this.#waiting.push(() => this.#load(href));
  };

  #load(href: string): void {
    this.#from(1, () => {
      this.#leave();
      window.location[depth() > 0 ? 'replace' : 'assign'](href);
    });
  }
}
