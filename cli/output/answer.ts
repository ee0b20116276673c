import type { CommandError } from '../usage/usage-error';
import type { Screen } from './screen';

/** Result as JSON, or text for people. */
export interface Answer {
  readonly json: unknown;
  readonly text: (screen: Screen) => string;
  /** Printed after the result; the exit code becomes 1. */
  readonly failure?: CommandError;
}

export function answer(json: unknown, text: (screen: Screen) => string): Answer {
  return { json, text };
}
