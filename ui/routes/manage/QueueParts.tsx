import { useState } from 'react';
import { isShopError } from '../../../core/shopper';
import { mayUser } from '../../../core/staff';
import { ButtonLink } from '../../components/base/Button';
import { Waiting } from '../../pages/account/Waiting';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { EventList, MessageList, SubscriberList } from '../../pages/manage/QueueLists';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import type { ManageKey } from '../../text/own-keys';
import type { ManagePart } from './part';
import { useLoaded } from './use-loaded';

export const MessagesPart: ManagePart = ({ page: { route }, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const state = route.query['state'] === 'waiting' ? 'waiting' : 'failed';
  const { value, error, reload } = useLoaded(state, (signal) => manage.queues.messages({ state }, { signal }));
  const { busy, retry } = useRetry((id) => manage.queues.retryMessage({ id }), reload);
  const here = shop.routing.localPath(route.path);
  return (
    <>
      <ManageTitle
        title={t(state === 'failed' ? 'attention.messages' : 'queue.waiting-messages')}
        actions={
          <ButtonLink kind="secondary" href={state === 'failed' ? `${here}?state=waiting` : `${here}?state=failed`}>
            {t(state === 'failed' ? 'queue.waiting-messages' : 'attention.messages')}
          </ButtonLink>
        }
      />
      <Loading isMissing={value === undefined} error={error} onRetry={reload} />
      {value !== undefined && (
        <MessageList messages={value} busy={busy} onRetry={mayUser(user, 'orders:write') ? retry : undefined} />
      )}
    </>
  );
};

export const EventsPart: ManagePart = ({ manage, user }) => {
  const t = useManageText();
  const { value, error, reload } = useLoaded('events', (signal) => manage.queues.events({}, { signal }));
  const { busy, retry } = useRetry((id) => manage.queues.retryEvent({ id }), reload);
  return (
    <>
      <ManageTitle title={t('attention.events')} />
      <Loading isMissing={value === undefined} error={error} onRetry={reload} />
      {value !== undefined && (
        <>
          <EventList events={value.items} busy={busy} onRetry={mayUser(user, 'settings:write') ? retry : undefined} />
          <h2>{t('queue.subscribers')}</h2>
          <SubscriberList subscribers={value.subscribers} />
        </>
      )}
    </>
  );
};

interface LoadingProps {
  readonly isMissing: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Loading({ isMissing, error, onRetry }: LoadingProps) {
  if (error !== undefined) return <Waiting state="failed" onRetry={onRetry} />;
  return isMissing ? <Waiting state="loading" onRetry={onRetry} /> : null;
}

function useRetry(work: (id: number) => Promise<unknown>, reload: () => void) {
  const t = useManageText();
  const shop = useShop();
  const [busy, setBusy] = useState<number>();
  const run = async (id: number) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await work(id);
      shop.notices.spawn({ type: 'success', code: 'queue-retried', message: t('queue.retried'), timeToLive: 3000 });
    } catch (thrown) {
      const why = isShopError(thrown) ? REASONS.get(String(thrown.details['error'])) : undefined;
      const message = t(why ?? 'queue.refused');
      shop.notices.spawn({ type: 'warning', code: 'queue-refused', message, timeToLive: 6000 });
    } finally {
      setBusy(undefined);
      reload();
    }
  };
  return { busy, retry: (id: number) => void run(id) };
}

const REASONS: ReadonlyMap<string, ManageKey> = new Map([
  ['expired', 'queue.refused.expired'],
  ['no-sender', 'queue.refused.no-sender'],
  ['sent', 'queue.refused.sent'],
  ['event-failed', 'queue.refused.event-failed'],
] as const);
