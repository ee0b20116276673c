import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  readonly element: Element;
  readonly list: Element;
  readonly before: number;
}

/**
 * When a focused row (`data-row`) is removed, focuses the row that replaces it, or the section's heading.
 * @param ref an element that stays
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const whole = ref.current;
    if (whole === null) return undefined;
    const come = ({ target }: FocusEvent) => {
      if (target instanceof Element) place.current = placeOf(target, whole);
    };
    // Some browsers fire `focusout` for removed elements.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isStillThere = target instanceof Element && isUsable(target);
        if (isStillThere && !whole.contains(document.activeElement)) place.current = undefined;
      });
    whole.addEventListener('focusin', come);
    whole.addEventListener('focusout', leave);
    return () => {
      whole.removeEventListener('focusin', come);
      whole.removeEventListener('focusout', leave);
    };
  }, [ref]);
  useLayoutEffect(() => {
    const whole = ref.current;
    if (whole === null || place.current === undefined) return;
    const { element } = place.current;
    if (isUsable(element)) place.current = placeOf(element, whole);
    else if (isLost()) goalAt(place.current, whole).focus();
  });
}

function placeOf(element: Element, whole: Element): Place {
  const section = element.closest('section');
  const list = section !== null && whole.contains(section) ? section : whole;
  const isBefore = (row: Element) =>
    !row.contains(element) && Boolean(row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { element, list, before: rowsOf(list).filter(isBefore).length };
}

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-row]')];
const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

function goalAt({ list, before }: Place, whole: HTMLElement): HTMLElement {
  const place = list.isConnected ? list : whole;
  const next = rowsOf(place)[before]?.querySelector<HTMLElement>('a[href], button, input');
  return next ?? headingOf(place) ?? headingOf(whole) ?? focusable(whole);
}

function headingOf(place: Element): HTMLElement | undefined {
  const heading = place.querySelector<HTMLElement>('[data-heading], h2');
  return heading === null ? undefined : focusable(heading);
}

function focusable(element: HTMLElement): HTMLElement {
  if (element.tabIndex < 0) element.tabIndex = -1;
  return element;
}
