import type { LogKind } from '../../../../core/contract/staff/manage-log';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';

const EXPORT: LogKind = 'export';

/** Returns the log entry of a list that left the shop as a file. */
export function exportOf(
  list: string,
  after: { readonly rows?: number },
  { who, at }: { readonly who: string; readonly at: number },
): Omit<LoggedStaffChange, 'id'> {
  return { kind: EXPORT, record: list, action: 'created', before: undefined, after, who, at };
}
