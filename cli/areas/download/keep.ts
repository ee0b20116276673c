import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DownloadFile } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text, whole } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { recordAdminOf } from '../admin/records/record-admin';

const SKU = required('sku of the product', text('sku', 64));
const TITLE = required('title on the product page', text('title', 200));

type Link = Readonly<Record<string, unknown>>;

export const keep = command({
  name: 'keep',
  summary: 'add or replace a file of a downloadable product; with --api for staff',
  args: { sku: SKU, title: TITLE, file: required('file, up to 4 GB', text('file', 4000)) },
  options: {
    sample: flag('the file is a public sample'),
    times: optional('downloads per unit; 0 for no limit', whole(0, 10_000)),
  },
  run: async ({ sku, title, file, sample, times }, session) => {
    const kept = await keptFile(session, file, sample);
    return change(session, sku, (links) => {
      const news = { [sample ? 'sample' : 'file']: kept, ...(times !== undefined && { times }) };
      return links.some((link) => link['title'] === title)
        ? links.map((link) => (link['title'] === title ? { ...link, ...news } : link))
        : [...links, { title, sample_url: '', ...news }];
    });
  },
});

export const drop = command({
  name: 'drop',
  summary: 'remove a file from a product; earlier buyers keep it',
  args: { sku: SKU, title: TITLE },
  options: { sample: flag('only the sample') },
  run: ({ sku, title, sample }, session) =>
    change(session, sku, (links) => {
      if (!links.some((link) => link['title'] === title))
        throw new CommandError('not_found', `${sku} has no file ${title}`);
      if (!sample) return links.filter((link) => link['title'] !== title);
      return links.map((link) => (link['title'] === title ? { ...link, sample: null } : link));
    }),
});

async function change(
  session: Session,
  sku: string,
  changed: (links: readonly Link[]) => readonly Link[],
): Promise<Answer> {
  const admin = await recordAdminOf(session, 'products');
  const { id, version, document } = await admin.show(sku);
  const links = document['downloads'] as readonly Link[]; // sound: a product as the shop's own contract has it
  const saved = await admin.save({ id, version, document: { ...document, downloads: changed(links) } });
  return answer(saved, (screen) => {
    const now = saved.document['downloads'] as readonly Link[]; // sound: see above
    return screen.table(
      [{ head: 'Title' }, { head: 'File' }, { head: 'Sample' }],
      now.map((link) => [String(link['title']), nameOf(link['file']), nameOf(link['sample'])]),
    );
  });
}

function nameOf(file: unknown): string {
  return typeof file === 'object' && file !== null ? String(Reflect.get(file, 'name')) : '';
}

async function keptFile(session: Session, file: string, isSample: boolean): Promise<DownloadFile> {
  const facts = await stat(file).catch(() => undefined);
  if (facts?.isFile() !== true) throw new CommandError('file-missing', `${file} cannot be read`);
  const name = basename(file);
  if (session.globals.api === undefined) {
    const { downloads } = await session.platform('download keep');
    const sha256 = await hashOf(file);
    return downloads.keep({ id: randomUUID(), name, isSample, sha256 }, createReadStream(file));
  }
  const { goods } = await (await session.shop()).manage();
  const handle = await open(file);
  const bar = await session.progress();
  try {
    return await goods.keepDownload({
      name,
      size: facts.size,
      isSample,
      upload: randomUUID(),
      read: async (from, to) => {
        const bytes = new Uint8Array(to - from);
        const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, from);
        return bytes.subarray(0, bytesRead);
      },
      onProgress: (sent) => bar.report(sent, facts.size, 'Uploading the file'),
    });
  } finally {
    bar.end();
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer); // sound: a file is read as bytes
  return hash.digest('hex');
}
