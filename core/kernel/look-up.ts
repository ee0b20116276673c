/** Reads an own member only: with `record[word]`, 'constructor' would find inherited members. */
export function lookUp<T>(record: Readonly<Record<string, T>> | null | undefined, word: string): T | undefined {
  return record !== null && record !== undefined && Object.hasOwn(record, word) ? record[word] : undefined;
}
