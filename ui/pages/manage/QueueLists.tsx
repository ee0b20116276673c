import type { ReactNode } from 'react';
import type { DeadEvent, QueuedMessage, SubscriberRow } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { useManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import styles from './orders/Orders.module.css';

interface RetryProps {
  readonly busy?: number | undefined;
  readonly onRetry?: ((id: number) => void) | undefined;
}

export function MessageList({ messages, busy, onRetry }: RetryProps & { readonly messages: readonly QueuedMessage[] }) {
  const t = useManageText();
  const locale = useLocale();
  if (messages.length === 0) return <p>{t('queue.no-messages')}</p>;
  return (
    <ul className={styles.history}>
      {messages.map(
        ({ id, subject, kind, contact, channel, attempts, state, error, created_at: at, next_at: next }) => (
          <Stuck
            key={id}
            title={subject ?? kind}
            facts={[
              contact,
              channel,
              attempts > 0 ? t('queue.tries', { count: attempts }) : null,
              next === null ? null : t('queue.next', { when: momentOf(next, locale) }),
              momentOf(at, locale),
            ]}
            error={error}
            retry={state === 'failed' && <Retry id={id} name={contact} {...{ busy, onRetry }} />}
          />
        ),
      )}
    </ul>
  );
}

export function EventList({ events, busy, onRetry }: RetryProps & { readonly events: readonly DeadEvent[] }) {
  const t = useManageText();
  const locale = useLocale();
  if (events.length === 0) return <p>{t('queue.no-events')}</p>;
  return (
    <ul className={styles.history}>
      {events.map(({ id, name, event, subscriber, attempts, error, failed_at: at }) => (
        <Stuck
          key={id}
          title={name}
          facts={[subscriber, event, t('queue.tries', { count: attempts }), momentOf(at, locale)]}
          error={error}
          retry={<Retry id={id} name={`${name} ${event}`} {...{ busy, onRetry }} />}
        />
      ))}
    </ul>
  );
}

export function SubscriberList({ subscribers }: { readonly subscribers: readonly SubscriberRow[] }) {
  const t = useManageText();
  const locale = useLocale();
  if (subscribers.length === 0) return <p>{t('queue.no-subscribers')}</p>;
  return (
    <ul className={styles.history}>
      {subscribers.map(({ name, configured, waiting, attempts, next_at: next, error }) => (
        <Stuck
          key={name}
          title={name}
          facts={[
            configured ? null : t('queue.not-configured'),
            waiting === null ? null : t('queue.waiting', { count: waiting }),
            attempts > 0 ? t('queue.tries', { count: attempts }) : null,
            next === null ? null : t('queue.next', { when: momentOf(next, locale) }),
          ]}
          error={error}
          retry={false}
        />
      ))}
    </ul>
  );
}

function Retry({ id, name, busy, onRetry }: RetryProps & { readonly id: number; readonly name: string }) {
  const t = useManageText();
  if (onRetry === undefined) return null;
  return (
    <div className={styles.actions}>
      <Button kind="secondary" busy={busy === id} onClick={() => onRetry(id)}>
        {t('queue.retry')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

interface StuckProps {
  readonly title: string;
  readonly facts: readonly (string | null)[];
  readonly error: string | null;
  readonly retry: ReactNode;
}

function Stuck({ title, facts, error, retry }: StuckProps) {
  return (
    <li>
      <p>
        <b>{title}</b>
      </p>
      <p className={styles.soft}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {error !== null && <p className={styles.wrong}>{error}</p>}
      {retry}
    </li>
  );
}
