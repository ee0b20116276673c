/** Sending order: messages of low priority wait behind all others. */
export type MessagePriority = 'low' | 'normal';

/**
 * Returns the priority of a message that anybody can request for a contact. Strangers can request any number, so only
 * those for a confirmed contact or from a known address precede. Pure.
 */
export function requestedPriority({
  isConfirmed,
  isKnown = false,
}: {
  readonly isConfirmed: boolean;
  readonly isKnown?: boolean;
}): MessagePriority {
  return isConfirmed || isKnown ? 'normal' : 'low';
}

/**
 * Returns the priority of an email about an order, unless staff caused it. Anybody can order for any contact, so only
 * those for a confirmed contact or about an order that money paid precede. Gift cards do not count: a stranger gets
 * their money back by cancelling. Pure.
 */
export function orderMailPriority({
  isPaid,
  isConfirmed,
}: {
  readonly isPaid: boolean;
  readonly isConfirmed: boolean;
}): MessagePriority {
  return isPaid ? 'normal' : requestedPriority({ isConfirmed });
}
