import { deliveryStep } from '../../../../core/account';
import type { ManagedOrder } from '../../../../core/staff';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { formatValue } from '../fields/format-value';
import styles from './Orders.module.css';

type Event = ManagedOrder['history'][number];

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
            <p key={`${change.name} ${String(at)}`}>{formatChange(change, t, locale)}</p>
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

const VAT_STATUSES = ['valid', 'invalid', 'malformed', 'unchecked', 'unsupported'] as const;
const STEPS = ['0', '1', '2', '3', '4', '5'] as const;
const CHANGES = [
  'address',
  'bonuses',
  'canceled',
  'carrier',
  'cashback',
  'cashback-held',
  'cashback-lost',
  'credit_note',
  'days',
  'delivered',
  'download',
  'download-taken',
  'exchange',
  'gift-card-block',
  'gift-card-lost',
  'gift-card-send',
  'gift-card-spend',
  'gift-card-unblock',
  'invoice',
  'lines',
  'link',
  'note',
  'paid',
  'place',
  'parcel',
  'placed',
  'reason',
  'receipt',
  'refund',
  'refund-given',
  'return-started',
  'returned',
  'shipping',
  'stage',
  'status',
  'stock',
  'total',
  'tracking',
  'unsent',
  'vat',
] as const;

export function formatChange({ name, from, to }: Event['what'][number], t: ManageText, locale: string): string {
  const known = CHANGES.find((one) => one === name);
  const label = known === undefined ? name : t(`order.change.${known}`);
  const format = (value: string | null) => formatPart(name, value, t, locale);
  if (from === null || from === '') return `${label}: ${format(to)}`;
  return t('changes.from-to', { path: label, from: format(from), to: format(to) });
}

function formatPart(name: string, value: string | null, t: ManageText, locale: string): string {
  if (value === 'true' || value === 'false') return formatValue(value === 'true', t);
  const vat = VAT_STATUSES.find((status) => name === 'vat' && status === value);
  if (vat !== undefined) return t(`order.vat.${vat}`);
  if (name === 'status' && value !== null) return `${t(`orders.step.${STEPS[deliveryStep(value)] ?? '0'}`)} (${value})`;
  if (name === 'delivered' && value !== null) return dayOf(value, locale);
  return formatValue(value, t);
}

function dayOf(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
