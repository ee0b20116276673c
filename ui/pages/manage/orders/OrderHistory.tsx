import type { ManagedOrder } from '../../../../core';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { sayValue } from '../say-value';
import styles from './Orders.module.css';

type Event = ManagedOrder['history'][number];

/** What was done to an order: who, when, what; the newest first. */
export function OrderHistory({ events }: { readonly events: readonly Event[] }) {
  const t = useManageText();
  const locale = useLocale();
  if (events.length === 0) return <p className={styles.soft}>{t('order.history-none')}</p>;
  return (
    <ol className={styles.history}>
      {events.toReversed().map((event, index) => (
        <li
          key={`${event.at} ${String(index)}`}
          data-note={event.what.some(({ name }) => name === 'note') || undefined}
        >
          {event.what.map((change, at) => (
            <p key={`${change.name} ${String(at)}`}>{sayChange(change, t)}</p>
          ))}
          <p className={styles.soft}>
            {event.who === 'shop' ? t('changes.shop') : event.who}
            {' · '}
            <time dateTime={event.at}>{momentOf(event.at, locale)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

const CHANGES = [
  'bonuses',
  'canceled',
  'carrier',
  'cashback',
  'days',
  'delivered',
  'invoice',
  'link',
  'note',
  'paid',
  'placed',
  'reason',
  'receipt',
  'refund',
  'refund-given',
  'returned',
  'stage',
  'status',
  'stock',
  'tracking',
] as const;

function sayChange({ name, from, to }: Event['what'][number], t: ManageText): string {
  const known = CHANGES.find((one) => one === name);
  const label = known === undefined ? name : t(`order.change.${known}`);
  if (from === null || from === '') return `${label}: ${sayValue(to, t)}`;
  return t('changes.from-to', { path: label, from: sayValue(from, t), to: sayValue(to, t) });
}
