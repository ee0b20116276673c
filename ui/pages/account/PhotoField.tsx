import { useId, useState } from 'react';
import { REVIEW_LIMITS, REVIEW_PHOTO_TYPES } from '../../../core/internal';
import type { User } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Icon } from '../../components/base/Icon';
import { useText } from '../../text/text-context';
import { Portrait } from './Portrait';
import styles from './Profile.module.css';

const MEGABYTES = REVIEW_LIMITS.photoBytes / 1024 / 1024;

interface Props {
  readonly user: User;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

export function PhotoField({ user, busy, onChoose, onRemove }: Props) {
  const t = useText();
  const id = useId();
  const [error, setError] = useState<string>();
  const choose = (file: File) => {
    const { name, type, size } = file;
    const isOther = !REVIEW_PHOTO_TYPES.includes(type);
    const isTooLarge = size > REVIEW_LIMITS.photoBytes;
    setError(
      isOther
        ? t('review.error.type', { name })
        : isTooLarge
          ? t('review.error.too-large', { name, limit: MEGABYTES })
          : undefined,
    );
    if (!isOther && !isTooLarge) onChoose(file);
  };
  return (
    <div className={styles.photo} role="group" aria-label={t('profile.photo')} aria-busy={busy || undefined}>
      <Portrait user={user} />
      <div>
        <p className={styles.cardActions}>
          <label className={styles.choose}>
            <Icon name="camera" />
            <span>{t('profile.photo-choose')}</span>
            <input
              type="file"
              accept={REVIEW_PHOTO_TYPES.join()}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={id}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = ''; // Allows choosing the same file again.
                if (file !== undefined && !busy) choose(file);
              }}
            />
          </label>
          {user.photo !== null && (
            <Button kind="quiet" busy={busy} onClick={onRemove}>
              {t('profile.photo-remove')}
            </Button>
          )}
        </p>
        <p id={id} className={error === undefined ? styles.hint : styles.error} role={error && 'alert'}>
          {error ?? t('profile.photo-hint', { size: MEGABYTES })}
        </p>
      </div>
    </div>
  );
}
