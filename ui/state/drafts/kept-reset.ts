import type { Arrival } from '../../../core/shopper';

type Reset = NonNullable<Arrival['reset']>;

function isReset(reset: object): reset is Reset {
  return 'email' in reset && typeof reset.email === 'string' && 'token' in reset && typeof reset.token === 'string';
}

/** Reads the reset token from the history entry; it is never in the URL or storage. */
export function keptReset(): Reset | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('reset' in state)) return undefined;
  const { reset } = state;
  return typeof reset === 'object' && reset !== null && isReset(reset) ? reset : undefined;
}

export function forgetReset(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('reset' in state)) return;
  const { reset: _reset, ...rest } = state;
  window.history.replaceState(rest, '');
}
