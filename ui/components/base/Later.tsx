import { Suspense, use, useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { onFirstSign } from '../../state/drafts/first-sign';
import type { LoadablePart, PagePart } from '../../state/page-part';
import { useIsHydrating } from '../../state/use-is-hydrating';
import styles from './Later.module.css';

/** Keeps the first props until the code loads, so that server markup stays. */
function useGiven<P extends object>(part: LoadablePart, props: P): P {
  const [first] = useState(props);
  const [isHere, setHere] = useState(part.isHere);
  useEffect(() => void part.here.then(() => setHere(true)), [part]);
  return isHere ? props : first;
}

/**
 * Hydrates server markup on the first interaction; without server markup, loads immediately. Clicks made before
 * hydration are replayed; links and forms work without hydration.
 */
export function later<P extends object>(part: PagePart<P>): ComponentType<P> {
  function Awaited(props: P) {
    const isHydrating = useIsHydrating();
    // On failure the next interaction or render retries.
    if (!isHydrating) part.load().catch(() => undefined);
    use(part.here);
    return part.Component === undefined ? null : <part.Component {...props} />;
  }
  function Content({ given, pressedRef }: { readonly given: P; readonly pressedRef: RefObject<HTMLElement | null> }) {
    // Chosen once: switching components would remount.
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
    // A stable element keeps React from touching markup it has not hydrated.
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

function placeOf(link: HTMLElement, part: HTMLElement): Element | null {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  return id === '' ? null : part.querySelector(`#${CSS.escape(id)}`);
}

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
    if (shown === null && pressed.matches('a:not([aria-haspopup])')) return;
    event.preventDefault();
    // Scroll without the history entry that a link would add.
    if (shown === null) pressedRef.current = pressed;
    else shown.scrollIntoView({ block: 'nearest', inline: 'start' });
    part.load().catch(() => undefined);
  };
  wait();
  // Capture phase: React swallows clicks on markup it has not hydrated.
  window.addEventListener('click', note, { capture: true });
  return () => {
    stop();
    window.removeEventListener('click', note, { capture: true });
  };
}
