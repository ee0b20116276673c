import { useEffect } from 'react';
import { Button } from '../components/Button';
import { Link } from '../components/Link';
import type { ConsentSubject } from '../state/consent-subject';
import { useText } from '../text/text-context';
import styles from './BottomNotice.module.css';
import { useRoomBelow } from './use-room-below';

interface Props {
  readonly subject: ConsentSubject;
  /** Whether it says the sentence of the cookie notice first (A §2.7). */
  readonly mentionsCookies: boolean;
  /** The choice that counts now; left out: none was made. */
  readonly chosen?: boolean | undefined;
  /** The shopper has opened it: the focus goes there. */
  readonly isOpened: boolean;
  /** The privacy text. */
  readonly detailsPath: string;
  readonly onChoose: (isAccepted: boolean) => void;
}

/** Asks for consent; to reject takes one press, as to accept does, and both buttons look alike. */
export function PrivacyChoice({ subject, mentionsCookies, chosen, isOpened, detailsPath, onChoose }: Props) {
  const t = useText();
  const place = useRoomBelow();
  useEffect(() => {
    if (isOpened) place.current?.focus();
  }, [isOpened, place]);
  return (
    <aside
      ref={place}
      tabIndex={-1}
      className={styles.notice}
      aria-label={t('privacy.choices')}
      data-testid="privacy-choice"
    >
      <p>
        {mentionsCookies && `${t('cookies.text')} `}
        {t(subject === 'services' ? 'privacy.ask-services' : 'privacy.ask-events')}
        {chosen !== undefined && ` ${t(chosen ? 'privacy.accepted' : 'privacy.rejected')}`}{' '}
        <Link href={detailsPath}>{t('cookies.details')}</Link>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => onChoose(false)}>
          {t('privacy.reject')}
        </Button>
        <Button kind="secondary" onClick={() => onChoose(true)}>
          {t('privacy.accept')}
        </Button>
      </div>
    </aside>
  );
}
