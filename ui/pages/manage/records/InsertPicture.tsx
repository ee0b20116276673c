import { useState } from 'react';
import type { ShopPicture } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { usePictureUpload } from './picture-upload';
import styles from '../fields/RecordForm.module.css';
import { UploadPart } from './UploadPart';

interface Props {
  readonly id: string;
  readonly onPicture: (picture: ShopPicture, alt: string) => void;
}

/** Uploads a picture with its alt text for a text. */
export function InsertPicture({ id, onPicture }: Props) {
  const t = useManageText();
  const [alt, setAlt] = useState('');
  if (usePictureUpload() === undefined) return null;
  const insert = ([picture]: readonly ShopPicture[]) => {
    if (picture === undefined) return;
    onPicture(picture, alt);
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
