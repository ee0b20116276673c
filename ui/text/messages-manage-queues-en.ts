export const queuesEn = {
  'nav.messages': 'Messages',
  'nav.events': 'Events',
  'queue.no-messages': 'No failed messages.',
  'queue.no-events': 'All events were delivered.',
  'queue.no-subscribers': 'No subscribers yet. Add them to the shop configuration.',
  'queue.subscribers': 'Subscribers',
  'queue.not-configured': 'not in the configuration',
  'queue.waiting': { one: '{count} event waits', other: '{count} events wait' },
  'queue.waiting-messages': 'Pending messages',
  'queue.tries': { one: 'tried {count} time', other: 'tried {count} times' },
  'queue.next': 'next attempt {when}',
  'queue.retry': 'Try again',
  'queue.retried': 'Queued again.',
  'queue.refused': 'This could not be done.',
  'queue.refused.expired': 'The content has expired. The recipient must request it again.',
  'queue.refused.no-sender': 'No sender is configured for such messages.',
  'queue.refused.sent': 'It has already been sent.',
  'queue.refused.event-failed': 'It failed again.',
} as const;

export type QueuesWith<Category extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof typeof queuesEn]: (typeof queuesEn)[Key] extends string
    ? string
    : Readonly<Record<Category, string>>;
};
