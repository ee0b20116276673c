import type { SqlValue } from './connection';

/** Conditions that must all hold, with their values in order. */
export class Conditions {
  readonly values: SqlValue[] = [];
  readonly #parts: string[] = [];

  /** @param part SQL with a ? for each value; nothing in it comes from outside */
  add(part: string, ...values: readonly SqlValue[]): void {
    this.#parts.push(`(${part})`);
    this.values.push(...values);
  }

  get text(): string {
    return this.#parts.length === 0 ? '1 = 1' : this.#parts.join(' AND ');
  }
}

/** A pattern for `LIKE ? ESCAPE '\'` of a column in lower case that finds what contains the words as they stand. */
export function containing(words: string): string {
  return `%${exactly(words.trim().toLowerCase())}%`;
}

/** A text that stands for itself in a pattern of `LIKE ? ESCAPE '\'`. */
export function exactly(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
