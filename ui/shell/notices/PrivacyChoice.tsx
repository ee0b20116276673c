import { useEffect } from 'react';
import { Button } from '../../components/base/Button';
import { Link } from '../../components/base/Link';
import type { ConsentSubject } from '../../state/consent-subject';
import { useText } from '../../text/text-context';
import styles from './BottomNotice.module.css';
import { useRoomBelow } from '../frame/use-room-below';

interface Props {
  readonly subject: ConsentSubject;
  readonly mentionsCookies: boolean;
  readonly chosen?: boolean | undefined;
  readonly isOpened: boolean;
  readonly detailsPath: string;
  readonly onChoose: (isAccepted: boolean) => void;
}

/** Rejecting is as easy as accepting: one press, equal buttons. */
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
