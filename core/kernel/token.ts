declare const provides: unique symbol;

export type Token<T> = symbol & { readonly [provides]?: T };

export function token<T>(name: string): Token<T> {
  return Symbol(name);
}
