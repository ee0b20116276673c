import type { Notification } from '../../core';
import { Icon } from '../components/Icon';
import { noticeText } from '../text/say';
import { useSay, useText } from '../text/text-context';
import styles from './PanelNotices.module.css';

interface Props {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: string) => void;
}

/** The notices inside a panel: an open panel covers the stack beside the page, and nobody hears what stands outside of it. */
export function PanelNotices({ notifications, onDismiss }: Props) {
  const t = useText();
  const say = useSay();
  return (
    <div className={styles.list} role="region" aria-label={t('notices.label')} aria-live="polite">
      {notifications.map((notice) => (
        <div
          key={notice.id}
          className={[styles.notice, styles[notice.type]].join(' ')}
          role={notice.type === 'error' ? 'alert' : 'status'}
          data-testid="panel-notice"
        >
          <p>{noticeText(notice, say)}</p>
          <button
            type="button"
            className={styles.close}
            onClick={() => onDismiss(notice.id)}
            aria-label={t('notices.dismiss')}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
