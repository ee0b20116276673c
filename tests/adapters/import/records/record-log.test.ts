import { describe, expect, it } from 'vitest';
import { ImportFileError } from '../../../../adapters/import';
import { RecordLog } from '../../../../adapters/import/records/record-log';
import { MAX_RECORD_ROWS } from '../../../../core/contract/staff/import-limits';

describe('the log of an import of records', () => {
  it('refuses a file with too many rows, and names the limit', () => {
    const log = new RecordLog();
    for (let row = 0; row < MAX_RECORD_ROWS; row += 1) log.read();
    expect(() => log.read()).toThrow(ImportFileError);
    expect(() => log.read()).toThrow('50,000 rows');
  });

  it('names records by at most 100 characters', () => {
    const log = new RecordLog();
    const place = { row: 2, column: 'from', about: 'x'.repeat(5000), reason: 'no' };
    log.refuse(place);
    log.note(place);
    const { refusals, notes } = log.report({ kind: 'redirects', file: 'a', format: 'table', dryRun: false });
    expect([...refusals, ...notes].map(({ about }) => about.length)).toEqual([100, 100]);
  });
});
