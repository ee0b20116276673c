const STEP_MS = 31 * 24 * 60 * 60 * 1000;

/** Preload: SIGUSR2 advances the clock by 31 days; timers stay real. */
const SCRIPT = `
const Machine = globalThis.Date;
let ahead = 0;
globalThis.Date = class Date extends Machine {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Machine.now() + ahead] : parts));
  }
  static now() {
    return Machine.now() + ahead;
  }
};
process.on('SIGUSR2', () => {
  ahead += ${String(STEP_MS)};
  process.stdout.write('clock moved\\n');
});
`;

export const MOVING_CLOCK: readonly string[] = ['--import', `data:text/javascript,${encodeURIComponent(SCRIPT)}`];
