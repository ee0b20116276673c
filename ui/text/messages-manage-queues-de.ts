import type { QueuesWith } from './messages-manage-queues-en';

export const queuesDe = {
  'nav.messages': 'Nachrichten',
  'nav.events': 'Ereignisse',
  'queue.no-messages': 'Keine Nachricht hängt fest.',
  'queue.no-events': 'Alle Ereignisse wurden verarbeitet.',
  'queue.no-subscribers': 'Niemand wird über Ereignisse informiert: Abonnenten stehen in der Konfiguration des Shops.',
  'queue.subscribers': 'Abonnenten',
  'queue.not-configured': 'nicht in der Konfiguration',
  'queue.waiting': { one: '{count} Ereignis wartet', other: '{count} Ereignisse warten' },
  'queue.waiting-messages': 'Wartende Nachrichten',
  'queue.tries': { one: '{count} Versuch', other: '{count} Versuche' },
  'queue.next': 'erneut {when}',
  'queue.retry': 'Erneut versuchen',
  'queue.retried': 'Es ist wieder unterwegs.',
  'queue.refused': 'Das war nicht möglich.',
  'queue.refused.expired': 'Der Inhalt ist abgelaufen: Die Person muss neu anfragen.',
  'queue.refused.no-sender': 'Der Shop kann solche Nachrichten nicht versenden.',
  'queue.refused.sent': 'Es wurde inzwischen gesendet.',
  'queue.refused.event-failed': 'Es ist erneut fehlgeschlagen.',
} as const satisfies QueuesWith<'one' | 'other'>;
