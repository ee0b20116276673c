export function overriding<T extends object>(target: T, own: Partial<T>): T {
  const members = new Map<PropertyKey, unknown>(Object.entries(own));
  return new Proxy(target, {
    get: (_, name) => {
      const known = members.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const bound: unknown = member.bind(target);
      members.set(name, bound);
      return bound;
    },
  });
}
