import type { SqlValue } from './connection';

export class Conditions {
  readonly values: SqlValue[] = [];
  readonly #parts: string[] = [];

  /** @param part trusted SQL with a `?` for each value */
  add(part: string, ...values: readonly SqlValue[]): void {
    this.#parts.push(`(${part})`);
    this.values.push(...values);
  }

  get text(): string {
    return this.#parts.length === 0 ? '1 = 1' : this.#parts.join(' AND ');
  }
}

export function containing(words: string): string {
  return `%${exactly(words.trim().toLowerCase())}%`;
}

/** Escapes a text for `LIKE ? ESCAPE '\'`. */
export function exactly(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
