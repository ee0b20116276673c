import type { RedirectDocument } from '../../../core/contract/content/manage-redirects';
import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import { parseUrl } from '../../../core/links';
import { followRedirects, redirectFrom } from '../../../core/routing/redirect-address';
import { normalRedirect, redirectFaults } from '../../../core/routing/redirect-faults';
import type { PastRecords } from '../../platform/ports/staff/record-import';
import { inLots, RecordLog, said } from '../records/record-log';
import { openRecords, type RecordInput, type RecordRow, type TableSpec } from '../records/record-table';

type Field = 'from' | 'to';

const SPEC: TableSpec<Field> = {
  kind: 'redirects',
  headings: {
    from: [
      ...['redirect from', 'from', 'old url', 'old path', 'old address', 'old', 'source', 'source url', 'request path'],
      ...[
        'von',
        'alte url',
        'alte adresse',
        'quelle',
        'de',
        'ancienne url',
        'desde',
        'url antigua',
        'stary adres',
        'z',
      ],
      ...['откуда', 'старый адрес', 'звідки', 'стара адреса', '旧网址'],
    ],
    to: [
      ...['redirect to', 'to', 'new url', 'new path', 'new address', 'new', 'target', 'target url', 'target path'],
      ...[
        'destination',
        'nach',
        'neue url',
        'neue adresse',
        'ziel',
        'vers',
        'nouvelle url',
        'hacia',
        'url nueva',
        'destino',
      ],
      ...['nowy adres', 'do', 'куда', 'новый адрес', 'куди', 'нова адреса', '新网址'],
    ],
  },
  required: [['from'], ['to']],
  formats: { shopify: ['redirect from', 'redirect to'] },
};

interface Read {
  readonly row: RecordRow<Field>;
  readonly redirect: RedirectDocument;
}

/**
 * Imports redirects from Shopify's export or a table of old and new addresses.
 * @throws ImportFileError if the file cannot be read
 */
export async function importRedirects(
  input: RecordInput,
  records: PastRecords,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const table = await openRecords(input, SPEC, log);
  const read: Read[] = [];
  const known = new Map<string, string>();
  for await (const row of table.rows) {
    const redirect = normalRedirect({ from: row.cell('from'), to: ownTarget(row.cell('from'), row.cell('to')) });
    const about = redirect.from;
    const faults = redirectFaults(redirect);
    for (const { field, message } of faults)
      log.refuse({ row: row.row, column: row.at(field), about, reason: `${said(row.cell(field))}: ${message}` });
    if (faults.length > 0) continue;
    const before = known.get(redirect.from);
    if (before !== undefined) {
      const reason = before === redirect.to ? 'is in the file twice' : `leads to ${before} in a row above`;
      if (before !== redirect.to) log.refuse({ row: row.row, column: row.at('from'), about, reason });
      else log.note({ row: row.row, column: row.at('from'), about, reason });
      continue;
    }
    known.set(redirect.from, redirect.to);
    const end = await followRedirects(redirect.from, (from) => Promise.resolve(known.get(from)));
    if (end !== 'endless') read.push({ row, redirect });
    else {
      known.delete(redirect.from);
      log.refuse({
        row: row.row,
        column: row.at('to'),
        about,
        reason: 'leads back to where it starts, or through too many redirects',
      });
    }
  }
  await inLots(read, async (lot) => {
    const outcomes = await records.bringIn(
      'redirects',
      lot.map(({ redirect }) => redirect),
      { dryRun },
    );
    for (const [at, { row, redirect }] of lot.entries()) {
      const outcome = outcomes[at];
      const place = { row: row.row, about: redirect.from };
      if (outcome === undefined) continue;
      if (outcome.kind !== 'refused') log.count(outcome.kind);
      if (outcome.kind === 'existing' && !outcome.isSame)
        log.note({
          ...place,
          column: row.at('to'),
          reason: 'the shop has another redirect of this address, which stays',
        });
      if (outcome.kind === 'refused')
        for (const { field, message } of outcome.errors)
          log.refuse({ ...place, column: row.at(field === 'from' ? 'from' : 'to'), reason: message });
    }
  });
  return log.report({ kind: 'redirects', file: table.name, format: table.format, dryRun });
}

/** Takes the path of an address of the old shop itself; other hosts stay, and are refused. */
function ownTarget(from: string, to: string): string {
  const { host } = parseUrl(to);
  if (host !== '' && host === parseUrl(from).host) return to.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*\/?/iu, '/');
  if (host !== '' || to === '' || to.startsWith('/')) return to;
  return redirectFrom(to) === undefined ? to : `/${to}`;
}
