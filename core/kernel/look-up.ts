/**
 * What a record holds under a word. Words of shoppers and merchants are looked up by this, or in a Map: a bare `record[word]` also finds
 * what every object inherits, so that 'constructor' would be a price, a filter or a stem.
 * @returns undefined where the record itself has nothing of that name
 */
export function lookUp<T>(record: Readonly<Record<string, T>> | null | undefined, word: string): T | undefined {
  return record !== null && record !== undefined && Object.hasOwn(record, word) ? record[word] : undefined;
}
