import { createLogTelemetry, createSystemClock } from '../../adapters/node';

/** Writes each error of the storefront as a line of JSON, without what must not stand in a log: the same rule as for all that is reported. */
export function writtenErrors(write: (line: string) => unknown): (error: unknown) => void {
  const written = createLogTelemetry({ write, clock: createSystemClock(), level: 'error' });
  return (error) => {
    written.error(error, { where: 'storefront' });
  };
}
