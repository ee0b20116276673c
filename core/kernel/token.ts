declare const provides: unique symbol;

/** The key of a binding, typed with what it provides. */
export type Token<T> = symbol & { readonly [provides]?: T };

/** Makes the token of a port or service. */
export function token<T>(name: string): Token<T> {
  return Symbol(name);
}
