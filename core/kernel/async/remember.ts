/** Memoises by text, dropping the oldest beyond `max` entries to bound memory. */
export function remember<T>(make: (key: string) => T, max: number): (key: string) => T {
  const made = new Map<string, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    for (const oldest of made.keys()) {
      if (made.size < max) break;
      made.delete(oldest);
    }
    made.set(key, { value });
    return value;
  };
}
