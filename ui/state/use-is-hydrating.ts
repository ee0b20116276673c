import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this render takes over what the server has made. The server itself never waits for a shopper. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
}
