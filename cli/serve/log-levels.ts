import type { LogLevel } from '../../core';

/** What is written of a running shop: from this level on. Each request is 'info', 'error' where it was answered 5xx. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const satisfies readonly LogLevel[];
export type { LogLevel };

/** Whether lines of a level are written where `least` is set. */
export function isLogged(level: LogLevel, least: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);
}
