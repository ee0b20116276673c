/** The same object but for the members that are named; its methods are called on itself, so that what they keep stays theirs. */
export function overriding<T extends object>(target: T, own: Partial<T>): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name) as unknown; // sound: of T
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: readonly unknown[]): unknown => Reflect.apply(member, target, values);
    },
  });
}
