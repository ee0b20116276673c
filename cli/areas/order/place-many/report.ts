import { csvCell } from '../../../../core/internal-staff';
import { CommandError } from '../../../usage/usage-error';
import { answer, type Answer } from '../../../output/answer';
import type { Screen } from '../../../output/screen';
import type { RowResult } from './row-result';

const WORDS: Readonly<Record<RowResult['state'], string>> = {
  placed: 'placed',
  'placed-before': 'placed before',
  waiting: 'waits for the network',
  refused: 'refused',
  ready: 'ready to be placed',
};

export function reportAnswer(items: readonly RowResult[]): Answer {
  const states = Object.keys(WORDS) as readonly RowResult['state'][]; // sound: the record has each state and no more
  const counts = states.map((state) => [state, items.filter((item) => item.state === state).length] as const);
  const refused = items.filter(({ state }) => state === 'refused').length;
  const json = { items, total: items.length, ...Object.fromEntries(counts) };
  const summary = answer(json, (screen) =>
    screen.sections(
      tableOf(items, screen),
      screen.facts(counts.filter(([, count]) => count > 0).map(([state, count]) => [WORDS[state], count])),
    ),
  );
  if (refused === 0) return summary;
  const failure = new CommandError('orders-refused', `${refused} of ${items.length} orders were refused`);
  return { ...summary, failure };
}

function tableOf(items: readonly RowResult[], screen: Screen): string {
  const open = items.filter((item) => item.state === 'refused' || item.state === 'waiting' || item.redirect);
  return screen.table(
    [{ head: 'Row', align: 'right' }, { head: 'Ref' }, { head: 'State' }, { head: 'Number' }, { head: '' }],
    open.map(({ row, ref, state, number, message, redirect }) => [
      row,
      ref,
      WORDS[state],
      number,
      state === 'refused' ? screen.bad(message ?? '') : (message ?? (redirect && `pay at ${redirect}`)),
    ]),
  );
}

const COLUMNS = ['row', 'ref', 'state', 'order_id', 'number', 'total', 'redirect', 'code', 'message'] as const;

export function reportCsv(items: readonly RowResult[]): string {
  const rows = items.map((item) => COLUMNS.map((name) => csvCell(String(item[name] ?? ''))).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
