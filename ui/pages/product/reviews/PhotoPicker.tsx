import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/base/Icon';
import { useText } from '../../../text/text-context';
import parts from '../options/Parts.module.css';
import styles from './PhotoPicker.module.css';
import { LIMITS, PHOTO_MEGABYTES, PHOTO_TYPES } from './review-draft';

interface Props {
  readonly id: string;
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

export function PhotoPicker({ id, files, error, onChange }: Props) {
  const t = useText();
  return (
    <div className={styles.picker} role="group" aria-labelledby={`${id}-label`}>
      <p className={parts.heading} id={`${id}-label`}>
        {t('review.photos')}
        <span className={parts.optional}>{t('checkout.optional')}</span>
      </p>
      <ul className={styles.photos}>
        {files.map((file, index) => (
          <li key={`${String(index)} ${file.name} ${String(file.size)}`} className={styles.photo}>
            <Preview file={file} />
            <button
              type="button"
              aria-label={t('review.remove-photo', { name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        <li>
          <label className={styles.add}>
            <Icon name="camera" />
            <span>{t('review.add-photos')}</span>
            <input
              id={id}
              type="file"
              accept={PHOTO_TYPES}
              multiple
              aria-invalid={error !== undefined || undefined}
              aria-describedby={`${id}-note`}
              data-testid="review-photos"
              onChange={(event) => {
                onChange([...files, ...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
          </label>
        </li>
      </ul>
      <p id={`${id}-note`} className={error === undefined ? styles.hint : parts.error}>
        {error ?? t('review.photos-hint', { max: LIMITS.photos, size: PHOTO_MEGABYTES })}
      </p>
    </div>
  );
}

function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt={file.name} width={96} height={120} className={styles.preview} />;
}
