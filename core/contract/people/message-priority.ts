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
