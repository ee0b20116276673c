import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true during hydration; false on the server. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
}
