import { useMemo, type ReactNode } from 'react';
import type { User } from '../../../core/shopper';
import { mayUser, type ManageArea } from '../../../core/staff';
import { PictureUploadContext, type PictureUpload } from '../../pages/manage/records/picture-upload';
import { sentFile } from './sent-file';

interface Props {
  readonly manage: Pick<ManageArea, 'design'>;
  readonly user: User;
  readonly children: ReactNode;
}

export function WithPictures({ manage: { design }, user, children }: Props) {
  const upload = useMemo<PictureUpload | undefined>(
    () =>
      mayUser(user, 'content:write')
        ? async (use, file) => design.uploadPicture({ use, picture: await sentFile(file) })
        : undefined,
    [design, user],
  );
  return <PictureUploadContext value={upload}>{children}</PictureUploadContext>;
}
