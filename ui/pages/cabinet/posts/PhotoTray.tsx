import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { BLOGGER_LIMITS, PHOTO_TYPES, type DraftPhoto } from '../../../../core/blogger';
import { Button } from '../../../components/base/Button';
import { Icon } from '../../../components/base/Icon';
import { useCabinetText } from '../../../text/cabinet-text';
import styles from './PhotoTray.module.css';

const MEGABYTES = BLOGGER_LIMITS.photoBytes / 1024 / 1024;

export interface TrayActions {
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onMove: (key: string, by: number) => void;
  readonly onRetry: () => void;
  readonly onAdvice?: (() => void) | undefined;
}

interface Props extends TrayActions {
  readonly photos: readonly DraftPhoto[];
  readonly preview: (photo: DraftPhoto) => ReactNode;
  readonly online: boolean;
  readonly error?: string | undefined;
}

export function PhotoTray({ photos, preview, online, error, onAdd, onRemove, onMove, onRetry, onAdvice }: Props) {
  const t = useCabinetText();
  const id = useId();
  const room = BLOGGER_LIMITS.photos - photos.length;
  const sent = photos.filter(({ state }) => state === 'sent').length;
  const failed = photos.some(({ state }) => state === 'failed');
  return (
    <div className={styles.tray} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {t('post.photos')}
      </h2>
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map((photo, index) => (
            <Photo
              key={photo.key}
              photo={photo}
              preview={preview(photo)}
              place={index + 1}
              of={photos.length}
              onRemove={onRemove}
              onMove={onMove}
            />
          ))}
        </ol>
      )}
      <p role="status" className={styles.progress}>
        {photos.length > 0 && sent < photos.length && t('post.sent-of', { sent, count: photos.length })}
        {photos.length > 0 && sent === photos.length && t('post.all-sent')}
        {!online && sent < photos.length && ` ${t('post.offline')}`}
      </p>
      <p className={styles.actions}>
        {room > 0 && (
          <>
            <Choose label={t('post.take')} camera onAdd={onAdd} describedBy={`${id}-note`} />
            <Choose label={t('post.choose')} onAdd={onAdd} describedBy={`${id}-note`} />
          </>
        )}
        {failed && (
          <Button kind="secondary" onClick={onRetry}>
            {t('post.retry')}
          </Button>
        )}
        {onAdvice !== undefined && (
          <span className={styles.advice}>
            <Button kind="quiet" onClick={onAdvice}>
              {t('advice.again')}
            </Button>
          </span>
        )}
      </p>
      <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error} role={error && 'alert'}>
        {error ?? t('post.photos-hint', { max: BLOGGER_LIMITS.photos, size: MEGABYTES })}
      </p>
    </div>
  );
}

interface PhotoProps extends Pick<Props, 'onMove' | 'onRemove'> {
  readonly photo: DraftPhoto;
  readonly preview: ReactNode;
  readonly place: number;
  readonly of: number;
}

function Photo({ photo, preview, place, of, onRemove, onMove }: PhotoProps) {
  const t = useCabinetText();
  const { key, state, reason } = photo;
  const named = { place, count: of };
  return (
    <li className={styles.photo} data-state={state}>
      <div className={styles.picture}>
        {preview}
        {state !== 'sent' && (
          <span className={styles.state}>
            {state === 'failed' ? t(reason === undefined ? 'post.lost' : 'post.refused') : t(`post.${state}`)}
          </span>
        )}
      </div>
      <p className={styles.moves}>
        <button
          type="button"
          disabled={place === 1}
          aria-label={t('post.move-back', named)}
          onClick={() => onMove(key, -1)}
        >
          <span aria-hidden="true">←</span>
        </button>
        <button
          type="button"
          disabled={place === of}
          aria-label={t('post.move-on', named)}
          onClick={() => onMove(key, 1)}
        >
          <span aria-hidden="true">→</span>
        </button>
        <button type="button" aria-label={t('post.remove', named)} onClick={() => onRemove(key)}>
          <Icon name="close" size={16} />
        </button>
      </p>
    </li>
  );
}

interface ChooseProps {
  readonly label: string;
  /** Opens the camera on phones; a file chooser elsewhere. */
  readonly camera?: boolean;
  readonly describedBy: string;
  readonly onAdd: (files: readonly File[]) => void;
}

function Choose({ label, camera = false, describedBy, onAdd }: ChooseProps) {
  return (
    <label className={clsx(styles.choose, camera && styles.camera)}>
      {camera && <Icon name="camera" />}
      <span>{label}</span>
      <input
        type="file"
        accept={PHOTO_TYPES.join()}
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        aria-describedby={describedBy}
        data-testid={camera ? 'take-photo' : 'choose-photos'}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
    </label>
  );
}
