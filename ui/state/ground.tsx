import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

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

const NO_GROUND: GroundSource = { subscribe: () => () => undefined, read: () => undefined, set: () => undefined };
const GroundContext = createContext<GroundSource>(NO_GROUND);

/** Lets a page report its ground to the header without rendering the tree between. */
export function GroundProvider({ initial, children }: { readonly initial: Ground; readonly children: ReactNode }) {
  const [source] = useState(() => createGround(initial));
  return <GroundContext value={source}>{children}</GroundContext>;
}

export function useGround(): Ground {
  const source = useContext(GroundContext);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

export function useReportGround(ground: Ground): void {
  const source = useContext(GroundContext);
  useEffect(() => {
    source.set(ground);
    return () => source.set(undefined);
  }, [source, ground]);
}
