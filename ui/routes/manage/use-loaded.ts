import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that the shop was asked for. What was here before stays while it is asked again. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Asks again. */
  readonly reload: () => void;
}

/**
 * Asks the shop for something, and again whenever `key` is another one; an answer that comes after the next question is let go.
 * @param key what is asked for, as text
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly error?: unknown }>();
  const [round, setRound] = useState(0);
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
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return {
    value: state?.value,
    error: state?.key === key ? state.error : undefined,
    isLoading: state?.key !== key,
    reload,
  };
}
