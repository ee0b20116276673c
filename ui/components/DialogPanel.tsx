import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useText } from '../text/text-context';
import styles from './DialogPanel.module.css';
import { Icon } from './Icon';

interface Props {
  /** Of the title, by which the dialog is named. */
  readonly id: string;
  readonly title: string;
  /** Given where focus goes to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** What every dialog has inside: its title beside the button that closes it, what scrolls, and what stays below. */
export function DialogPanel({ id, title, titleRef, onClose, children, footer }: Props) {
  const t = useText();
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2
          ref={titleRef}
          id={id}
          tabIndex={titleRef === undefined ? undefined : -1}
          className={clsx('display', styles.title)}
        >
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('nav.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
