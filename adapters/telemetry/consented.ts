import type { Telemetry } from '../../core/ports';

/** A visitor's answer about measurement; open until asked. */
export type ConsentChoice = 'given' | 'refused' | 'open';

/** A visitor's consent to measurement; earlier telemetry waits for the answer. */
export interface Consent {
  /** `given` flushes buffered events, `open` buffers the first fifty, `refused` discards them. */
  set(choice: ConsentChoice): void;
  /** Delays events until consent; errors and logs, which hold no personal data, pass at once. */
  readonly over: (telemetry: Telemetry) => Telemetry;
}

const MAX_KEPT = 50;

/** Creates the consent to measurement, which is not given by default. */
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
        else if (choice === 'open' && kept.length < MAX_KEPT) kept.push(() => telemetry.event(name, data));
      },
    }),
  };
}
