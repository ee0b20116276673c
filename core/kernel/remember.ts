/**
 * A function that makes things for a text once and gives the same ones again: for what is dear to make and depends on
 * nothing but the text. The oldest goes when there are more than `most`, so that callers cannot fill the memory.
 */
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
