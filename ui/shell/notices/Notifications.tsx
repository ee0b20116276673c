import { clsx } from 'clsx';
import type { NoticeAction, NoticeIntent } from '../../../core/internal';
import type { Notification } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { noticeText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';
import styles from './Notifications.module.css';

interface Props {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: string) => void;
  readonly onIntent?: ((intent: NoticeIntent) => void) | undefined;
  /** An open panel makes the notice stack inert, so it shows the notices itself. */
  readonly inPanel?: boolean;
}

/** Errors are announced assertively, others politely. */
export function Notifications({ notifications, onDismiss, onIntent, inPanel }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <div
      className={inPanel ? styles.panel : styles.stack}
      role="region"
      data-notices={inPanel ? 'panel' : 'stack'}
      aria-label={t('notices.label')}
      aria-live="polite"
    >
      {notifications.map((notice) => (
        <div
          key={notice.id}
          className={clsx(styles.notice, styles[notice.type])}
          role={notice.type === 'error' ? 'alert' : 'status'}
          data-testid="notice"
        >
          <p>{noticeText(notice, format)}</p>
          {actionsOf(notice).map(({ label, intent }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => {
                onDismiss(notice.id);
                onIntent?.(intent);
              }}
            >
              {format(`action.${label}`) ?? label}
            </button>
          ))}
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

function actionsOf({ action1, action2 }: Notification): readonly NoticeAction[] {
  return [action1, action2].filter((action) => action !== undefined);
}
