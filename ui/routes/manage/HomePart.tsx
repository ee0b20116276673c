import { ManageTitle } from '../../pages/manage/ManageFrame';
import { useManageText } from '../../text/manage-text';
import type { ManagePart } from './part';

/** /manage: where staff begins. */
export const HomePart: ManagePart = ({ user }) => {
  const t = useManageText();
  const name = user.firstname === '' ? (user.email ?? user.phone ?? '') : user.firstname;
  return <ManageTitle title={t('home.welcome', { name })} />;
};
