import type { ReviewPhoto } from '../../../core/staff';
import { ReviewPhotoList } from '../../pages/manage/ReviewPhotoList';
import { useManageText } from '../../text/manage-text';
import { useLoaded } from './use-loaded';

interface Props {
  readonly id: string;
  readonly manage: { readonly reviewPhotos: (of: { readonly id: number }) => Promise<readonly ReviewPhoto[]> };
}

export function ReviewPhotos({ id, manage }: Props) {
  const t = useManageText();
  const { value: photos, error } = useLoaded(id, () => manage.reviewPhotos({ id: Number(id) }));
  if (error !== undefined) return <p role="alert">{t('review.photos-failed')}</p>;
  if (photos === undefined || photos.length === 0) return null;
  return <ReviewPhotoList photos={photos} />;
}
