import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { OwnSession } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { longDate } from '../../text/long-date';
import { useLocale, useText, type Translate } from '../../text/text-context';
import profile from './Profile.module.css';
import styles from './SessionList.module.css';

interface Props {
  readonly sessions: readonly OwnSession[];
  readonly busy: string | undefined;
  readonly said: string;
  /** False while staff act as the customer. */
  readonly canEnd: boolean;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
}

export function SessionList({ sessions, busy, said, canEnd, onEnd, onEndOthers }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (said !== '') heading.current?.focus();
  }, [said, sessions.length]);
  const others = sessions.filter((session) => !session.is_current);
  return (
    <section className={profile.section} aria-labelledby="sessions" data-testid="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1} className={clsx('display', profile.heading)}>
        {t('profile.sessions')}
      </h2>
      <ul className={styles.list}>
        {[...sessions.filter((session) => session.is_current), ...others].map((session) => (
          <li key={session.id} className={styles.row}>
            <Facts session={session} />
            {canEnd && !session.is_current && (
              <Button
                kind="secondary"
                busy={busy === session.id}
                aria-label={t('profile.session-end-of', { device: nameOf(session, t) })}
                onClick={() => onEnd(session.id)}
              >
                {t('profile.session-end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={profile.hint}>
        {said !== '' ? said : others.length === 0 ? t('profile.session-alone') : ''}
      </p>
      {canEnd && others.length > 1 && (
        <p>
          <Button kind="secondary" busy={busy === 'others'} onClick={onEndOthers}>
            {t('profile.session-end-others')}
          </Button>
        </p>
      )}
    </section>
  );
}

function nameOf({ device, is_staff: isStaff }: OwnSession, t: Translate): string {
  return isStaff ? t('profile.session-staff') : (device ?? t('profile.session-unknown'));
}

function Facts({ session }: { readonly session: OwnSession }) {
  const t = useText();
  const locale = useLocale();
  const since = longDate(session.opened_at, locale);
  const seen = longDate(session.seen_at, locale);
  return (
    <div>
      <p className={styles.device}>
        {nameOf(session, t)}
        {session.is_current && <span className={styles.here}> · {t('profile.session-here')}</span>}
      </p>
      <p className={profile.hint}>{t('profile.session-when', { since, seen })}</p>
    </div>
  );
}
