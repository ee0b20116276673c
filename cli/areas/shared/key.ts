import type { Kind } from '../../usage/kinds';

/** Idempotency key. */
export const KEY: Kind<string> = {
  placeholder: 'key',
  rule: "must be 8 to 64 letters, digits, '-' or '_'",
  parse: (raw) => (/^[\w-]{8,64}$/.test(raw) ? raw : undefined),
};
