import { useEffect, useState } from 'react';

/** How something stands that a button does and that can fail. */
export type Attempt = 'idle' | 'running' | 'done' | 'failed';

interface Attempting {
  readonly attempt: Attempt;
  /** Never rejects. @param action resolves to whether it is done; where it is not, the reason was shown already */
  readonly run: (action: () => Promise<boolean>) => Promise<void>;
  readonly reset: () => void;
}

/** What a button does, with its result beside it. A failure is forgotten when the network is back: the next press will do. */
export function useAttempt(): Attempting {
  const [attempt, setAttempt] = useState<Attempt>('idle');
  const reset = () => setAttempt('idle');
  useEffect(() => {
    if (attempt !== 'failed') return undefined;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [attempt]);
  const run = async (action: () => Promise<boolean>) => {
    setAttempt('running');
    try {
      setAttempt((await action()) ? 'done' : 'idle');
    } catch {
      setAttempt('failed');
    }
  };
  return { attempt, run, reset };
}
