const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;

export function checkNames(option: string, parts: readonly { readonly name: string }[]): void {
  const names = new Set<string>();
  for (const { name } of parts) {
    if (!NAME.test(name)) {
      throw new RangeError(
        `option ${option}: the name "${name}" must be 1 to 64 small letters, digits, '.', '_' and '-'`,
      );
    }
    if (names.has(name)) throw new RangeError(`option ${option} names "${name}" twice`);
    names.add(name);
  }
}
