import { useEffect, useState } from 'react';

export type Attempt = 'idle' | 'running' | 'done' | 'failed';

interface Attempting {
  readonly attempt: Attempt;
  /** Never rejects. @param action resolves to false if it failed and the reason was shown */
  readonly run: (action: () => Promise<boolean>) => Promise<void>;
  readonly reset: () => void;
}

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
