import type { Telemetry } from '../../core/ports';

/** Whether a visitor lets the shop count what they do; what is asked of telemetry before waits for it. */
export interface Consent {
  /** Events go on only while this is true; what came before and has been kept goes on first. */
  set(isGiven: boolean): void;
  /** Hands events on once they may be; errors and log lines, which say nothing of a shopper, at once. */
  readonly over: (telemetry: Telemetry) => Telemetry;
}

/** Events that are kept at the most: those after them are given up, so that the story begins where it began. */
const MOST_KEPT = 50;

/** Whether a shopper has agreed that what they do is measured: nobody has before they are asked. */
export function createConsent(): Consent {
  let isGiven = false;
  let kept: (() => void)[] = [];
  return {
    set: (now) => {
      isGiven = now;
      if (!isGiven) return;
      const waiting = kept;
      kept = [];
      for (const hand of waiting) hand();
    },
    over: (telemetry) => ({
      error: (error, context) => telemetry.error(error, context),
      log: (level, message, data) => telemetry.log(level, message, data),
      event: (name, data) => {
        if (isGiven) telemetry.event(name, data);
        else if (kept.length < MOST_KEPT) kept.push(() => telemetry.event(name, data));
      },
    }),
  };
}
