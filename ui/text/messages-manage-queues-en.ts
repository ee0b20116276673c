export const queuesEn = {
  'nav.messages': 'Messages',
  'nav.events': 'Events',
  'queue.no-messages': 'No message is stuck.',
  'queue.no-events': 'Every event was handled.',
  'queue.no-subscribers': 'No subscribers yet: they are named in the configuration of the shop.',
  'queue.subscribers': 'Subscribers',
  'queue.not-configured': 'not in the configuration',
  'queue.waiting': { one: '{count} event waits', other: '{count} events wait' },
  'queue.waiting-messages': 'Messages that wait',
  'queue.tries': { one: 'tried {count} time', other: 'tried {count} times' },
  'queue.next': 'again {when}',
  'queue.retry': 'Try again',
  'queue.retried': 'It is on its way again.',
  'queue.refused': 'That could not be done.',
  'queue.refused.expired': 'What it says has run out: the person has to ask again.',
  'queue.refused.no-sender': 'The shop has nothing that sends such messages.',
  'queue.refused.sent': 'It was sent by now.',
  'queue.refused.event-failed': 'It failed again.',
} as const;

export type QueuesWith<Category extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof typeof queuesEn]: (typeof queuesEn)[Key] extends string
    ? string
    : Readonly<Record<Category, string>>;
};
