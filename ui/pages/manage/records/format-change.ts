import { lookUp } from '../../../../core/shopper';
import type { StaffChange } from '../../../../core/staff';
import type { ManageText } from '../../../text/manage-text';

const DONE_TO_PEOPLE = [
  ['acted', 'changes.acted'],
  ['acting', 'changes.acting'],
  ['second-factor', 'changes.factor-reset'],
  ['person_bonus', 'changes.bonus'],
  ['person_merge', 'changes.merged'],
  ['person_note', 'changes.note-removed'],
  ['person_profile', 'changes.profile'],
  ['sign_out', 'changes.signed-out'],
  ['payee', 'changes.payee'],
] as const;

/**
 * Describes a change in one sentence.
 * @param record label of the record
 */
export function formatChange(
  { who, kind, action, changes }: Pick<StaffChange, 'action' | 'changes' | 'kind' | 'who'>,
  record: string,
  t: ManageText,
): string {
  const by = who === 'shop' ? t('changes.shop') : who;
  const [, said] = DONE_TO_PEOPLE.find(([one]) => one === kind) ?? [];
  if (said !== undefined) return t(said, { who: by, name: loginIn(changes) ?? record });
  return t('changes.line', { who: by, action: t(`changes.${action}`), record });
}

/** A newly created document is logged as one change. */
function loginIn(changes: StaffChange['changes']): string | undefined {
  const [login] = changes.flatMap(({ path, to }) => {
    const value: unknown = path === 'as' ? to : isMembers(to) ? lookUp(to, 'as') : undefined;
    return typeof value === 'string' ? [value] : [];
  });
  return login;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
