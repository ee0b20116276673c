/** Memoises by text, dropping the oldest beyond `most` entries to bound memory. */
export function remember<T>(make: (key: string) => T, most: number): (key: string) => T {
  const made = new Map<string, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    for (const oldest of made.keys()) {
      if (made.size < most) break;
      made.delete(oldest);
    }
    made.set(key, { value });
    return value;
  };
}
