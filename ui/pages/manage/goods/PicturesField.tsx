import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { CART_THUMBNAIL } from '../../../../core/internal';
import { imageUrl } from '../../../../core/shopper';
import { PICTURE_LIMITS } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useFileDrop } from '../../../state/device/use-file-drop';
import { useManageText } from '../../../text/manage-text';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { refusedField } from '../fields/refused-field';
import { usePart } from '../fields/use-part';
import fileInput from '../fields/FileInput.module.css';
import styles from './PicturesField.module.css';

interface Shown {
  readonly image: string;
  readonly alt: string;
}

const MB = 1024 * 1024;

export function PicturesField({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { field, error } = usePart({ control, path: view.path });
  const { maxLength } = useRecordTools();
  const pictures: readonly Shown[] = Array.isArray(field.value) ? field.value.filter(isShown) : [];
  const set = (next: readonly Shown[]) => field.onChange(next);
  const move = (at: number, to: number) => {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(at, 1));
    set(next);
  };
  return (
    <fieldset className={styles.pictures}>
      <legend>{t(view.label)}</legend>
      <ol className={styles.list}>
        {pictures.map((picture, at) => (
          <li key={picture.image} className={styles.picture}>
            <img src={imageUrl(picture.image, CART_THUMBNAIL)} alt="" width={72} height={72} loading="lazy" />
            <Field
              id={`${id}-${view.path}-${String(at)}`}
              label={t('product.alt', { number: at + 1 })}
              value={picture.alt}
              maxLength={maxLength(`${view.path}.0.alt`)}
              onChange={(alt) => set(pictures.map((one, nth) => (nth === at ? { ...one, alt } : one)))}
            />
            <div className={styles.tools}>
              {at > 0 && <Tool word={t('product.earlier')} number={at + 1} onPress={() => move(at, at - 1)} />}
              {at < pictures.length - 1 && (
                <Tool word={t('product.later')} number={at + 1} onPress={() => move(at, at + 1)} />
              )}
              <Tool
                word={t('rows.remove')}
                number={at + 1}
                onPress={() => set(pictures.filter((_, nth) => nth !== at))}
              />
            </div>
          </li>
        ))}
      </ol>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <Upload onKept={(paths) => set([...pictures, ...paths.map((image) => ({ image, alt: '' }))])} />
    </fieldset>
  );
}

function Tool({
  word,
  number,
  onPress,
}: {
  readonly word: string;
  readonly number: number;
  readonly onPress: () => void;
}) {
  return (
    <Button kind="quiet" aria-label={`${word} (${String(number)})`} onClick={onPress}>
      {word}
    </Button>
  );
}

function Upload({ onKept }: { readonly onKept: (paths: readonly string[]) => void }) {
  const t = useManageText();
  const id = useId();
  const { upload } = useRecordTools();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onKept(await upload(files));
    } catch (error) {
      setProblem(refusedField(error));
    } finally {
      setBusy(false);
    }
  };
  const { isOver, area } = useFileDrop({ isOff: isBusy, onFiles: (files) => void send(files) });
  return (
    <div className={clsx(styles.upload, isOver && fileInput.over)} {...area}>
      <label htmlFor={id}>{t('product.add-pictures')}</label>
      <input
        id={id}
        type="file"
        className={fileInput.file}
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-busy={isBusy}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const input = event.currentTarget;
          void send([...(input.files ?? [])]).finally(() => (input.value = ''));
        }}
      />
      <p
        id={`${id}-note`}
        className={problem === undefined ? styles.hint : styles.error}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem ?? t('product.pictures-hint', { size: PICTURE_LIMITS.bytes / MB })}
      </p>
    </div>
  );
}

function isShown(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && 'image' in value && 'alt' in value;
}
