import { useState } from 'react';
import { SHOP_PICTURE_LIMITS, type PictureUse, type ShopPicture } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { FilePicker } from '../goods/FilePicker';
import { usePictureUpload } from './picture-upload';
import { refusedField } from '../fields/refused-field';

const MB = 1024 * 1024;
const MILLION = 1_000_000;

interface Props {
  readonly label: string;
  readonly use: PictureUse;
  readonly onKept: (pictures: readonly ShopPicture[]) => void;
}

export function UploadPart({ label, use, onKept }: Props) {
  const t = useManageText();
  const upload = usePictureUpload();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (upload === undefined) return null;
  const { bytes, pixels, minIconSide } = SHOP_PICTURE_LIMITS;
  const limits = t('picture.limits', { size: bytes / MB, pixels: pixels / MILLION });
  const send = async (file: File) => {
    if (file.size > bytes) {
      setProblem(t('picture.too-large', { name: file.name, size: bytes / MB }));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      onKept(await upload(use, file));
    } catch (error) {
      setProblem(refusedField(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FilePicker
      label={label}
      hint={use === 'icon' ? `${limits} ${t('picture.icon-hint', { min: minIconSide })}` : limits}
      accept="image/jpeg,image/png,image/webp,image/svg+xml"
      isBusy={isBusy}
      problem={problem}
      onChosen={(file) => void send(file)}
    />
  );
}
