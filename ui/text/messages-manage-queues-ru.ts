import type { QueuesWith } from './messages-manage-queues-en';

export const queuesRu = {
  'nav.messages': 'Сообщения',
  'nav.events': 'События',
  'queue.no-messages': 'Ни одно сообщение не застряло.',
  'queue.no-events': 'Все события обработаны.',
  'queue.no-subscribers': 'О событиях никто не узнаёт: подписчики указываются в конфигурации магазина.',
  'queue.subscribers': 'Подписчики',
  'queue.not-configured': 'нет в конфигурации',
  'queue.waiting': {
    one: 'ждёт {count} событие',
    few: 'ждут {count} события',
    many: 'ждёт {count} событий',
    other: 'ждёт {count} события',
  },
  'queue.waiting-messages': 'Сообщения в очереди',
  'queue.tries': { one: '{count} попытка', few: '{count} попытки', many: '{count} попыток', other: '{count} попытки' },
  'queue.next': 'снова {when}',
  'queue.retry': 'Повторить',
  'queue.retried': 'Снова отправлено.',
  'queue.refused': 'Не получилось.',
  'queue.refused.expired': 'Содержание устарело: человек должен запросить его заново.',
  'queue.refused.no-sender': 'Магазину нечем отправлять такие сообщения.',
  'queue.refused.sent': 'Уже отправлено.',
  'queue.refused.event-failed': 'Снова не удалось.',
} as const satisfies QueuesWith<'few' | 'many' | 'one' | 'other'>;
