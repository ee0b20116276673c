import { Icon } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useText } from '../../text/text-context';
import styles from './BottomNotice.module.css';
import { useRoomBelow } from '../frame/use-room-below';

interface Props {
  readonly detailsPath: string;
  readonly onAccept: () => void;
}

export function CookieNotice({ detailsPath, onAccept }: Props) {
  const t = useText();
  const place = useRoomBelow();
  return (
    // A click anywhere accepts; keyboards use the button.
    <aside
      ref={place}
      className={styles.notice}
      aria-label={t('cookies.label')}
      onClick={onAccept}
      data-testid="cookie-notice"
    >
      <p>
        {t('cookies.text')} <Link href={detailsPath}>{t('cookies.details')}</Link>
      </p>
      <button type="button" className={styles.close} aria-label={t('nav.close')}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
