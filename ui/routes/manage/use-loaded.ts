import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * Loads data, and reloads when `key` changes; stale requests are aborted.
 * @param key identifies the request
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly error?: unknown }>();
  const [revision, setRevision] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    latest.current(signal).then(
      (value) => {
        if (!signal.aborted) setState({ key, value });
      },
      (error: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, key, error }));
      },
    );
    return () => request.abort();
  }, [key, revision]);
  const reload = useCallback(() => setRevision((before) => before + 1), []);
  return {
    value: state?.value,
    error: state?.key === key ? state.error : undefined,
    isLoading: state?.key !== key,
    reload,
  };
}
