import { GALLERY_IMAGE } from '../../../../core/internal';
import { imageUrl } from '../../../../core/shopper';
import type { PictureUse } from '../../../../core/staff';
import { useDesignText } from '../../../text/design-text';
import { UploadPart } from '../records/UploadPart';
import styles from './Design.module.css';
import { AddressPart } from './fields';

interface Props {
  readonly label: string;
  readonly path: string;
  readonly use: Exclude<PictureUse, 'icon'>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

export function PicturePart({ label, path, use, value, onChange }: Props) {
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
      <AddressPart label={label} path={path} value={value} onChange={onChange} />
    </div>
  );
}

/** Catalogue images are resized; other URLs stay as they are. */
function addressOf(src: string): string {
  return src.startsWith('/img/') || !src.startsWith('/') ? src : imageUrl(src, GALLERY_IMAGE);
}
