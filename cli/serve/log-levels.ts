import type { LogLevel } from '../../core';

/** Lowest level that a running shop logs. A request is 'info', or 'error' where it was answered 5xx. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const satisfies readonly LogLevel[];
export type { LogLevel };

/** Whether lines of a level are written where `least` is set. */
export function isLogged(level: LogLevel, least: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);
}
