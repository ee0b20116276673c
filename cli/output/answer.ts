import type { CommandError } from '../usage/usage-error';
import type { Screen } from './screen';

/** What a command found out: a document for programs and, when a person asks, words and tables. */
export interface Answer {
  /** Left undefined by a command that has printed its document already. */
  readonly json: unknown;
  readonly text: (screen: Screen) => string;
  /** What makes the command fail although it has something to show: printed after the answer, and the process ends with 1. */
  readonly failure?: CommandError;
}

export function answer(json: unknown, text: (screen: Screen) => string): Answer {
  return { json, text };
}
