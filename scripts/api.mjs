/**
 * `npm run api`: compares the built declarations with the reports in `api/` and lists what has changed; `-- --write`
 * writes the reports. Needs `npm run build`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports, changedLines } from './api-report.mjs';

const FOLDER = 'api';
const SHOWN_LINES = 40;

const reports = apiReports('.');
mkdirSync(FOLDER, { recursive: true });
const kept = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
);
const changed = [...new Set([...kept.keys(), ...reports.keys()])].filter(
  (file) => kept.get(file) !== reports.get(file),
);

if (process.argv.includes('--write')) {
  for (const file of changed) {
    const text = reports.get(file);
    if (text === undefined) rmSync(join(FOLDER, file));
    else writeFileSync(join(FOLDER, file), text);
  }
  console.log(changed.length === 0 ? 'The public types are unchanged' : `Wrote ${changed.join(', ')}`);
} else if (changed.length > 0) {
  for (const file of changed) {
    const lines = changedLines(kept.get(file) ?? '', reports.get(file) ?? '');
    const more = lines.length > SHOWN_LINES ? [`… and ${String(lines.length - SHOWN_LINES)} lines more`] : [];
    console.error([`${join(FOLDER, file)}:`, ...lines.slice(0, SHOWN_LINES), ...more, ''].join('\n'));
  }
  console.error(
    'The public types differ from their reports. Run `npm run api -- --write`, and read what changes for users.',
  );
  process.exitCode = 1;
}
