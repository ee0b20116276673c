import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { outsidePicture } from '../../../core/internal';
import type { ExportCount, Lost } from '../../composition/composition-parts';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import type { FeedCount } from '../../serve/site/product-feed';
import { choice, text, webAddress } from '../../usage/kinds';
import { optional, withDefault } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { feedSite } from '../shared/feed-site';
import { SHOWN } from '../../output/shown';

const FORMATS = ['magento', 'shopify', 'google'] as const;
type Format = (typeof FORMATS)[number];

export const exportFile = command({
  name: 'export',
  summary: 'export the catalogue for Magento, Shopify or Google, and report what the format cannot represent',
  options: {
    format: withDefault('file format', choice(FORMATS, 'format'), 'magento'),
    file: optional('output file; default: stdout', text('file', 4000)),
    public_url: withDefault('base URL of pictures and pages', webAddress, 'http://localhost:3000'),
  },
  run: async ({ format, file, public_url: publicUrl }, session) => {
    const count: ExportCount = { products: 0, rows: 0, lost: [] };
    const parts = await partsOf({ format, publicUrl, count }, session);
    if (file !== undefined) await writeWhole(file, parts);
    else if (session.globals.json) for await (const _ of parts);
    else {
      const { out } = session.streams;
      for await (const part of parts) if (!out.write(part)) await once(out, 'drain');
    }
    if (file === undefined && count.lost.length > 0)
      session.note(`${lostSummary(count)}; --json names each with its reason.`);
    return answer({ format, file: file ?? null, ...count }, (screen) =>
      file === undefined ? '' : reportText(file, count, screen),
    );
  },
});

interface Input {
  readonly format: Format;
  readonly publicUrl: string;
  readonly count: ExportCount;
}

async function partsOf({ format, publicUrl, count }: Input, session: Session): Promise<AsyncIterable<string>> {
  const now = Date.now();
  if (format === 'google') return feedParts({ publicUrl, count, now }, session);
  if (session.globals.store !== undefined)
    throw new UsageError(`--store requires --format google: a ${format} file contains what all stores share`);
  const [platform, exports] = await Promise.all([
    session.platform('catalog export'),
    import('../../composition/composition-parts'),
  ]);
  const { exportTable } = await exports.openExport();
  const pictureAddress = (path: string) => new URL(outsidePicture(path).path, publicUrl).href;
  return exportTable(platform.goods, { format, pictureAddress, now }, count);
}

async function* feedParts(
  { publicUrl, count, now }: Omit<Input, 'format'> & { readonly now: number },
  session: Session,
): AsyncGenerator<string, void, void> {
  const { store, site } = await feedSite(session, 'catalog export', publicUrl);
  const [platform, { feedText }, exports] = await Promise.all([
    session.platform('catalog export'),
    import('../../serve/site/product-feed'),
    import('../../composition/composition-parts'),
  ]);
  const { lostByFeed } = await exports.openExport();
  const feed: FeedCount = { items: 0, products: new Set(), leftOut: [] };
  yield* feedText({ portal: 'google', store, site, now }, feed);
  count.rows = feed.items;
  for (const { sku, missing } of feed.leftOut)
    count.lost.push({ sku, what: 'product', reasons: [`it has no ${missing}`] });
  for await (const lost of lostByFeed(platform.goods)) count.lost.push(lost);
  count.products = feed.products.size;
}

function isLeftOut({ what }: Lost): boolean {
  return what === 'product';
}

async function writeWhole(file: string, parts: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.${String(process.pid)}.part`;
  try {
    await pipeline(Readable.from(parts), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function lostSummary({ products, rows, lost }: ExportCount): string {
  const out = lost.filter(isLeftOut).length;
  return `${String(products)} products in ${String(rows)} rows; ${String(out)} left out, ${String(lost.length - out)} incomplete`;
}

function reportText(file: string, count: ExportCount, screen: Screen): string {
  const { lost } = count;
  const sorted = [...lost.filter(isLeftOut), ...lost.filter((one) => !isLeftOut(one))];
  return screen.sections(
    `${screen.bold(file)}: ${lostSummary(count)}.`,
    screen.table(
      [{ head: 'SKU' }, { head: 'Is' }, { head: 'Not in the file' }],
      sorted.slice(0, SHOWN).map((one) => [one.sku, isLeftOut(one) ? 'left out' : 'without', one.reasons.join('; ')]),
    ),
    lost.length > SHOWN ? screen.dim('More with --json.') : '',
  );
}
