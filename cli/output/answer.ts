import type { Screen } from './screen';

/** What a command found out: a document for programs and, when a person asks, words and tables. */
export interface Answer {
  /** Left undefined by a command that has printed its document already. */
  readonly json: unknown;
  readonly text: (screen: Screen) => string;
}

export function answer(json: unknown, text: (screen: Screen) => string): Answer {
  return { json, text };
}
