import { navigate } from '../../state/overlays';

type Ask = (go: () => void) => void;

let asked: Ask | undefined;

/**
 * Has somebody asked before a page of the back office is left, by a link or by `leaveBy`, until the function that it gives is called.
 * @param ask is given the way on
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
  // Before the link itself goes on.
  document.addEventListener('click', follow, true);
  return () => {
    document.removeEventListener('click', follow, true);
    if (asked === ask) asked = undefined;
  };
}

/** Goes on, unless somebody is to be asked first. */
export function leaveBy(go: () => void): void {
  if (asked === undefined) go();
  else asked(go);
}

/** Where an ordinary click on a link of the shop leads; undefined for a click that leaves this page where it is, or is the browser's own. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  // Another site asks by closing this one.
  if (origin !== location.origin || (pathname === location.pathname && search === location.search)) return undefined;
  return `${pathname}${search}${hash}`;
}
