import { Suspense, use, useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { onFirstSign } from '../state/first-sign';
import type { LoadablePart, PagePart } from '../state/page-part';
import { useIsHydrating } from '../state/use-is-hydrating';
import styles from './Later.module.css';

/** What a part is given: as long as its code is not here, what it was given first, or what stands would have to go. */
function useGiven<P extends object>(part: LoadablePart, props: P): P {
  const [first] = useState(props);
  const [isHere, setHere] = useState(part.isHere);
  useEffect(() => void part.here.then(() => setHere(true)), [part]);
  return isHere ? props : first;
}

/**
 * A part of a page that stands as the server has made it until the shopper gives a first sign of life; only then its code comes
 * and takes over. Where the server has made nothing (a page that was navigated to) the code comes at once. What opens something
 * and is pressed before the code is here does its work when it is; links and forms work without it.
 */
export function later<P extends object>(part: PagePart<P>): ComponentType<P> {
  function Awaited(props: P) {
    const isHydrating = useIsHydrating();
    // One that fails leaves all as it is: the next sign, or the next render, tries again.
    if (!isHydrating) part.load().catch(() => undefined);
    use(part.here);
    return part.Component === undefined ? null : <part.Component {...props} />;
  }
  function Content({ given, pressedRef }: { readonly given: P; readonly pressedRef: RefObject<HTMLElement | null> }) {
    // Chosen once: another component in its place would start again.
    const [Shown] = useState<ComponentType<P>>(() => part.Component ?? Awaited);
    useEffect(() => {
      if (pressedRef.current?.isConnected === true) pressedRef.current.click();
      pressedRef.current = null;
    }, [pressedRef]);
    return <Shown {...given} />;
  }
  return function Later(props: P) {
    const placeRef = useRef<HTMLDivElement>(null);
    const pressedRef = useRef<HTMLElement>(null);
    const given = useGiven(part, props);
    useEffect(() => (part.isHere() ? undefined : waitForSign(part, placeRef, pressedRef)), []);
    // The same element as long as it is given the same: React leaves alone what it has not taken over yet.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content given={given} pressedRef={pressedRef} />
        </Suspense>
      ),
      [given],
    );
    return (
      <div className={styles.place} ref={placeRef}>
        {content}
      </div>
    );
  };
}

const PRESSABLE = 'button, a[aria-haspopup], a[href^="#"]';

/** What a link of the part leads to within it: strips of pictures are gone through so. */
function placeOf(link: HTMLElement, part: HTMLElement): Element | null {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  return id === '' ? null : part.querySelector(`#${CSS.escape(id)}`);
}

/** Loads the part at the next sign of the shopper, and keeps what of it was pressed last before it was here. */
function waitForSign(
  part: LoadablePart,
  placeRef: RefObject<HTMLElement | null>,
  pressedRef: RefObject<HTMLElement | null>,
): () => void {
  let stop: () => void;
  const wait = () => {
    stop = onFirstSign(() => void part.load().catch(wait));
  };
  const note = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    const place = placeRef.current;
    if (pressed === null || !isPlain || part.isHere() || place?.contains(pressed) !== true) return;
    const shown = placeOf(pressed, place);
    if (shown === null && pressed.matches('a:not([aria-haspopup])')) return; // leads out of the part
    event.preventDefault();
    // Done at once, and without a step in the history: what the browser does for a link would leave one.
    if (shown === null) pressedRef.current = pressed;
    else shown.scrollIntoView({ block: 'nearest', inline: 'start' });
    // A press is the surest sign, and may be the first: a key's, or one that a tool makes.
    part.load().catch(() => undefined);
  };
  wait();
  // On its way down: React lets no click through to what it has not taken over.
  window.addEventListener('click', note, { capture: true });
  return () => {
    stop();
    window.removeEventListener('click', note, { capture: true });
  };
}
