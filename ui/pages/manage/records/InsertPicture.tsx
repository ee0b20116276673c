import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { ShopPicture } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { usePictureUpload } from './picture-upload';
import styles from '../fields/RecordForm.module.css';
import type { RecordValues } from '../fields/record-values';
import { UploadPart } from './UploadPart';
import { usePart } from '../fields/use-part';

interface Props {
  readonly control: Control<RecordValues>;
  readonly path: string;
  readonly id: string;
}

export function InsertPicture({ control, path, id }: Props) {
  const t = useManageText();
  const { field } = usePart({ control, path });
  const [alt, setAlt] = useState('');
  if (usePictureUpload() === undefined) return null;
  const insert = ([picture]: readonly ShopPicture[]) => {
    if (picture === undefined) return;
    const text = typeof field.value === 'string' ? field.value.trimEnd() : '';
    field.onChange(`${text}${text === '' ? '' : '\n'}${markupOf(picture, alt)}`);
    setAlt('');
  };
  return (
    <details className={styles.insert}>
      <summary>{t('picture.insert')}</summary>
      <Field
        id={`${id}-alt`}
        label={t('picture.alt')}
        hint={t('picture.alt-hint')}
        value={alt}
        maxLength={300}
        onChange={setAlt}
      />
      <UploadPart label={t('picture.insert')} use="page" onKept={insert} />
    </details>
  );
}

/** Escapes the alt text. */
function markupOf({ src, width, height }: ShopPicture, alt: string): string {
  const said = alt.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<figure><img src="${src}" alt="${said}" width="${String(width)}" height="${String(height)}"></figure>`;
}
