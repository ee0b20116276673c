import type { QueuesWith } from './messages-manage-queues-en';

export const queuesUk = {
  'nav.messages': 'Повідомлення',
  'nav.events': 'Події',
  'queue.no-messages': 'Жодне повідомлення не застрягло.',
  'queue.no-events': 'Усі події оброблено.',
  'queue.no-subscribers': 'Про події ніхто не дізнається: підписників указують у конфігурації магазину.',
  'queue.subscribers': 'Підписники',
  'queue.not-configured': 'немає в конфігурації',
  'queue.waiting': {
    one: 'чекає {count} подія',
    few: 'чекають {count} події',
    many: 'чекає {count} подій',
    other: 'чекає {count} події',
  },
  'queue.waiting-messages': 'Повідомлення в черзі',
  'queue.tries': { one: '{count} спроба', few: '{count} спроби', many: '{count} спроб', other: '{count} спроби' },
  'queue.next': 'знову {when}',
  'queue.retry': 'Спробувати ще раз',
  'queue.retried': 'Знову надіслано.',
  'queue.refused': 'Не вдалося.',
  'queue.refused.expired': 'Вміст застарів: людина має запросити його знову.',
  'queue.refused.no-sender': 'Магазину немає чим надсилати такі повідомлення.',
  'queue.refused.sent': 'Уже надіслано.',
  'queue.refused.event-failed': 'Знову не вдалося.',
} as const satisfies QueuesWith<'few' | 'many' | 'one' | 'other'>;
