import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What the header stands on: a dark or a light picture at the top of the page; undefined for plain paper. */
export type Ground = 'dark' | 'light' | undefined;

interface GroundSource {
  readonly subscribe: (notify: () => void) => () => void;
  readonly read: () => Ground;
  readonly set: (ground: Ground) => void;
}

function createGround(initial: Ground): GroundSource {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    read: () => current,
    set: (ground) => {
      if (ground === current) return;
      current = ground;
      for (const notify of listeners) notify();
    },
  };
}

/** A page that is shown without a frame reports to nobody. */
const NO_GROUND: GroundSource = { subscribe: () => () => undefined, read: () => undefined, set: () => undefined };
const GroundContext = createContext<GroundSource>(NO_GROUND);

/** Lets the page report to the header what it stands on, without anything between them being rendered again. */
export function GroundProvider({ initial, children }: { readonly initial: Ground; readonly children: ReactNode }) {
  const [source] = useState(() => createGround(initial));
  return <GroundContext value={source}>{children}</GroundContext>;
}

export function useGround(): Ground {
  const source = useContext(GroundContext);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

/** Reports what the page has at its top as long as it is shown. */
export function useReportGround(ground: Ground): void {
  const source = useContext(GroundContext);
  useEffect(() => {
    source.set(ground);
    return () => source.set(undefined);
  }, [source, ground]);
}
