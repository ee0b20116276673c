import type { InjectionToken } from 'tsyringe';
import type { Token } from '../kernel/token';

/** tsyringe knows tokens by identity only; the type that a token carries is ours. */
export function asInjection<T>(key: Token<T>): InjectionToken<T> {
  return key;
}

export { token, type Token } from '../kernel/token';
