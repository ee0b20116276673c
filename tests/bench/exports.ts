import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BenchRow } from './bench-row';
import { compare } from './exports/compare';
import { drawPictures } from './exports/draw-pictures';
import { readShop } from './exports/read-shop';
import { readWanted } from './exports/read-file';
import { inScratchFolder } from './support/scratch-folder';

/** Folder with exports of real shops, which are not in the repository. */
const FOLDER = process.env['VITRINE_EXPORTS'];
const SHOWN = 12;
const MAX_OUTPUT = 256 * 1024 * 1024;

const report = z.object({
  format: z.enum(['google', 'magento', 'shopify', 'woocommerce']),
  rows: z.array(
    z.object({
      row: z.number(),
      sku: z.string(),
      status: z.string(),
      product: z.optional(z.string()),
      reasons: z.array(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
});
type Report = z.infer<typeof report>;

function importFile(file: string, data: string, media: string): Report | string {
  const args = ['dist/cli/main.js', '--json', 'catalog', 'import', file, '--currency', 'USD', '--data', data];
  const media_ = existsSync(media) ? ['--media', media] : [];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...media_], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  const read = report.safeParse(parsed(stdout));
  return read.success ? read.data : (stderr.trim() || stdout.trim()).slice(0, 300);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return z.object({ data: z.unknown() }).safeParse(value).data?.data ?? value;
  } catch {
    return undefined;
  }
}

interface Outcome {
  readonly rows: number;
  readonly taken: number;
  readonly checked: number;
  readonly wrong: readonly string[];
}

async function checkFile(file: string, scratch: string): Promise<Outcome | string> {
  const media = join(scratch, 'media-of-the-merchant');
  const data = join(scratch, 'data');
  const tried = importFile(file, join(scratch, 'tried'), media);
  if (typeof tried === 'string') return tried;
  const wanted = readWanted(file, tried.format);
  const names = [...wanted.galleries, ...wanted.offers].flatMap(({ pictures }) => pictures);
  const hashes = await drawPictures(names, media);
  const done = importFile(file, data, media);
  if (typeof done === 'string') return done;
  const refused = new Set(
    done.rows.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code.startsWith('picture_')).map(({ message }) => message),
    ),
  );
  const kept = new Map([...hashes].filter(([name]) => ![...refused].some((message) => message.includes(name))));
  const { checked, wrong } = compare(wanted, done.rows, readShop(data), kept);
  return { rows: done.rows.length, taken: done.rows.filter(({ status }) => status === 'taken').length, checked, wrong };
}

/**
 * Imports each file into a fresh shop and compares the result with an independent reading. `VITRINE_EXPORTS=folder npm
 * run bench exports`, after a build.
 */
export async function run(): Promise<BenchRow[]> {
  if (FOLDER === undefined) return [{ name: 'no folder of exports is named', value: 'VITRINE_EXPORTS=folder' }];
  const files = readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .filter((file) => statSync(file).isFile());
  const rows: BenchRow[] = [];
  const all = { rows: 0, taken: 0, checked: 0, wrong: 0, files: 0 };
  for (const file of files.sort()) {
    const outcome = await inScratchFolder((scratch) => checkFile(file, scratch));
    const name = file.slice(FOLDER.length + 1);
    if (typeof outcome === 'string') {
      rows.push({ name, value: `refused as a whole: ${outcome}` });
      continue;
    }
    for (const line of outcome.wrong.slice(0, SHOWN)) console.log(`  ${name} ${line.slice(0, 300)}`);
    all.files += 1;
    all.rows += outcome.rows;
    all.taken += outcome.taken;
    all.checked += outcome.checked;
    all.wrong += outcome.wrong.length;
    const { taken, checked, wrong } = outcome;
    rows.push({
      name,
      value: `${taken} of ${outcome.rows} rows taken, the others refused; ${wrong.length} of ${checked} checks wrong`,
      limit: '0 wrong',
    });
  }
  const value = `${all.taken} of ${all.rows} rows taken, the others refused; ${all.wrong} of ${all.checked} checks wrong`;
  return [...rows, { name: `${all.files} files together`, value, limit: '0 wrong' }];
}
