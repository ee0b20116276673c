import { useEffect, useState } from 'react';

const TICK = 1000;

function left(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / TICK));
}

/** Whole seconds until a moment; 0 from then on. @param until milliseconds since the epoch */
export function useCountdown(until: number): number {
  const [, setTick] = useState(0);
  const seconds = left(until);
  const runs = seconds > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = window.setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => window.clearInterval(timer);
  }, [runs, until]);
  return seconds;
}
