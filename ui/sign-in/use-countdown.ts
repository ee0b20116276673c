import { useEffect, useState } from 'react';

const TICK = 1000;

function left(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / TICK));
}

/** Returns whole seconds until a time, or 0. @param until milliseconds since the epoch */
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
