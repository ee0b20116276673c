import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../text/text-context';
import styles from './DialogPanel.module.css';
import { Icon } from './Icon';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Content frame of a dialog: title, close button, scrolling body and footer. */
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
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
