import type { ManageArea } from '../../../core';
import { ReviewPhotoList } from '../../pages/manage/ReviewPhotoList';
import { useManageText } from '../../text/manage-text';
import { useLoaded } from './use-loaded';

interface Props {
  readonly id: string;
  readonly manage: Pick<ManageArea, 'reviewPhotos'>;
}

export function ReviewPhotos({ id, manage }: Props) {
  const t = useManageText();
  const { value: photos, error } = useLoaded(id, () => manage.reviewPhotos(id));
  if (error !== undefined) return <p role="alert">{t('review.photos-failed')}</p>;
  if (photos === undefined || photos.length === 0) return null;
  return <ReviewPhotoList photos={photos} />;
}
