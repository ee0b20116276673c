import { navigate } from '../../state/overlays/overlays';

type Ask = (go: () => void) => void;

let asked: Ask | undefined;

/**
 * Runs `ask` before leaving the page by a link or `leaveBy`, until the returned function is called.
 * @param ask receives a function that continues
 */
export function guardLeaving(ask: Ask): () => void {
  asked = ask;
  const follow = (event: MouseEvent) => {
    const path = pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => navigate(path));
  };
  // Capture phase, before the link's own handler.
  document.addEventListener('click', follow, true);
  return () => {
    document.removeEventListener('click', follow, true);
    if (asked === ask) asked = undefined;
  };
}

export function leaveBy(go: () => void): void {
  if (asked === undefined) go();
  else asked(go);
}

/** Returns the target of an ordinary in-shop click, otherwise undefined. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  // Leaving for another site asks on unload instead.
  if (origin !== location.origin || (pathname === location.pathname && search === location.search)) return undefined;
  return `${pathname}${search}${hash}`;
}
