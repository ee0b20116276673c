import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { useText } from '../text/text-context';
import styles from './CookieNotice.module.css';

interface Props {
  /** Until it is known whether it is to be shown it is in the page without being seen. */
  readonly isShown: boolean;
  /** The privacy text. */
  readonly detailsPath: string;
  readonly onAccept: () => void;
}

/** That the shop uses cookies (A §2.7, §4.5). It lies over the page, so nothing moves when it comes or goes; a press anywhere in it closes it. */
export function CookieNotice({ isShown, detailsPath, onAccept }: Props) {
  const t = useText();
  return (
    // The button does it for the keyboard; a press beside it means the same.
    <aside
      className={styles.notice}
      hidden={!isShown}
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
