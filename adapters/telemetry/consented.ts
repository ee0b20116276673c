import type { Telemetry } from '../../core/ports';

/** What a visitor has said to being measured; open until they were asked. */
export type ConsentChoice = 'given' | 'refused' | 'open';

/** Whether a visitor lets the shop count what they do; what is asked of telemetry before waits for it. */
export interface Consent {
  /**
   * Says what the visitor has chosen. Given: events go on, those that were kept first. Open: they are kept, the first fifty.
   * Refused: they are dropped, with those that were kept.
   */
  set(choice: ConsentChoice): void;
  /** Hands events on once they may be; errors and log lines, which say nothing of a shopper, at once. */
  readonly over: (telemetry: Telemetry) => Telemetry;
}

/** Events that are kept at the most: those after them are given up, so that the story begins where it began. */
const MOST_KEPT = 50;

/** Whether a shopper has agreed that what they do is measured: nobody has before they are asked. */
export function createConsent(): Consent {
  let choice: ConsentChoice = 'open';
  let kept: (() => void)[] = [];
  return {
    set: (now) => {
      choice = now;
      if (choice === 'open') return;
      const waiting = kept;
      kept = [];
      if (choice === 'given') for (const hand of waiting) hand();
    },
    over: (telemetry) => ({
      error: (error, context) => telemetry.error(error, context),
      log: (level, message, data) => telemetry.log(level, message, data),
      event: (name, data) => {
        if (choice === 'given') telemetry.event(name, data);
        else if (choice === 'open' && kept.length < MOST_KEPT) kept.push(() => telemetry.event(name, data));
      },
    }),
  };
}
