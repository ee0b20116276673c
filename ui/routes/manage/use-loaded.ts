import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * Loads data, and reloads when `key` changes; stale answers are dropped.
 * @param key identifies the request
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly error?: unknown }>();
  const [revision, setRevision] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isOver = false;
    latest.current().then(
      (value) => {
        if (!isOver) setState({ key, value });
      },
      (error: unknown) => {
        if (!isOver) setState((before) => ({ ...before, key, error }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, revision]);
  const reload = useCallback(() => setRevision((before) => before + 1), []);
  return {
    value: state?.value,
    error: state?.key === key ? state.error : undefined,
    isLoading: state?.key !== key,
    reload,
  };
}
