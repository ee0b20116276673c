import type { ManagedOrder } from '../../../core/staff';
import type { Screen } from '../../output/screen';

export function historyTable({ history }: ManagedOrder, screen: Screen): string {
  if (history.length === 0) return 'No history yet.';
  return screen.table(
    [{ head: 'When' }, { head: 'Who' }, { head: 'What' }, { head: 'From' }, { head: 'To' }],
    history.flatMap(({ at, who, what }) =>
      what.map(({ name, from, to }) => [at.slice(0, 16).replace('T', ' '), who, name, from ?? '', to ?? '']),
    ),
  );
}

export function plannedText({ number, planned = [] }: ManagedOrder, screen: Screen): string {
  if (planned.length === 0) return `Order ${number} would not change.`;
  return screen.sections(
    `Order ${number} would change as shown; nothing was changed.`,
    screen.table(
      [{ head: 'What' }, { head: 'From' }, { head: 'To' }],
      planned.map(({ name, from, to }) => [name, from ?? '', to ?? '']),
    ),
  );
}
