import type { ManageArea } from '../../../core';
import { PresenceLine } from '../../pages/manage/PresenceLine';
import { usePresence, type Shown } from './use-presence';

interface Props extends Shown {
  readonly manage: ManageArea;
  /** Something is changed here and not saved. */
  readonly isEditing: boolean;
}

/** Who else of the staff has this record open, for as long as the page shows it. */
export function Presence({ manage, isEditing, ...shown }: Props) {
  return <PresenceLine {...usePresence(manage, shown, isEditing)} />;
}
