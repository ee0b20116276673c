import { GALLERY_IMAGE, imageUrl, type PictureUse } from '../../../../core';
import { useDesignText } from '../../../text/design-text';
import { UploadPart } from '../UploadPart';
import styles from './Design.module.css';
import { AddressPart } from './fields';

interface Props {
  readonly label: string;
  readonly use: Exclude<PictureUse, 'icon'>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A picture of the design: uploaded, or by its address, and shown. */
export function PicturePart({ label, use, value, onChange }: Props) {
  const t = useDesignText();
  return (
    <div className={styles.pictured} role="group" aria-label={label}>
      {value !== undefined && (
        <img src={addressOf(value)} alt={t('picture-shown', { name: label })} className={styles.shownPicture} />
      )}
      <UploadPart
        label={t('picture-upload', { name: label })}
        use={use}
        onKept={([picture]) => onChange(picture?.src)}
      />
      <AddressPart label={label} value={value} onChange={onChange} />
    </div>
  );
}

/** Where a picture is shown from: one of the catalogue's kind at a size, any other as it is. */
function addressOf(src: string): string {
  return src.startsWith('/img/') || !src.startsWith('/') ? src : imageUrl(src, GALLERY_IMAGE);
}
