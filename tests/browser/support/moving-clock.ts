/** What goes by with each signal. */
const STEP_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * Preloaded into a shop of a test: its clock goes 31 days on with each SIGUSR2, and it says so. Timers go by the machine's time. What has to
 * happen by itself once a day has come does so in the shop that is tested, by its own rules.
 */
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

/** Arguments of Node that preload it. */
export const MOVING_CLOCK: readonly string[] = ['--import', `data:text/javascript,${encodeURIComponent(SCRIPT)}`];
