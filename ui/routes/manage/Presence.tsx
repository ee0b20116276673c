import type { ManageArea } from '../../../core/staff';
import { PresenceLine } from '../../pages/manage/PresenceLine';
import { usePresence, type Shown } from './use-presence';

interface Props extends Shown {
  readonly manage: ManageArea;
  readonly isEditing: boolean;
}

export function Presence({ manage, isEditing, ...shown }: Props) {
  return <PresenceLine {...usePresence(manage, shown, isEditing)} />;
}
