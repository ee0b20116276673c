import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';

export const get = command({
  name: 'get',
  summary: 'download a purchased file by its link; resumes an interrupted download',
  args: { link: required('link from `order downloads` or the email', text('link', 2000)) },
  options: { out: optional("output file (default: the shop's file name, in this folder)", text('file', 4000)) },
  run: async ({ link, out }, session) => {
    const ask = await asking(session, link);
    const head = await answered(await ask({ method: 'HEAD' }), ask);
    const size = Number(head.headers.get('content-length') ?? 0);
    const etag = head.headers.get('etag') ?? '';
    const file = out ?? nameOf(head);
    // The etag keeps parts of different versions apart.
    const half = `${file}.${etag.replace(/\W/g, '').slice(0, 12)}.part`;
    const had = await sizeOf(half);
    if (had < size) await save(ask, { half, from: had, etag });
    await rename(half, file);
    return answer({ file, size, resumed_at: had }, (screen) => screen.good(`${file}, ${String(size)} bytes.`));
  },
});

type Ask = (init: {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}) => Promise<Response>;

async function asking(session: Session, link: string): Promise<Ask> {
  const { api } = session.globals;
  const { pathname, search } = new URL(link, 'http://shop');
  if (!pathname.startsWith('/api/download/'))
    throw new CommandError('invalid-input', `${link} is not a download link: /api/download/…`);
  const path = pathname + search;
  if (api !== undefined) return (init) => fetch(new URL(path, api), init);
  const platform = await session.platform('download get');
  return (init) => platform.fetch(new Request(`http://shop${path}`, init));
}

async function answered(response: Response, ask: Ask): Promise<Response> {
  if (response.ok) return response;
  const said = (await (await ask({})).json().catch(() => undefined)) as
    | { readonly result?: string; readonly meta?: { readonly error?: string } }
    | undefined;
  throw new CommandError(
    said?.meta?.error ?? 'download_failed',
    said?.result ?? `The shop answered ${String(response.status)}`,
  );
}

async function save(
  ask: Ask,
  { half, from, etag }: { readonly half: string; readonly from: number; readonly etag: string },
): Promise<void> {
  const response = await ask({ headers: from === 0 ? {} : { range: `bytes=${String(from)}-`, 'if-range': etag } });
  const { body } = await answered(response, ask);
  if (body === null) return;
  const flags = response.status === 206 ? 'a' : 'w';
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(half, { flags })); // sound: both are the stream of the standard
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

function nameOf({ headers }: Response): string {
  const [, encoded = 'download'] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const name = basename(decodeURIComponent(encoded).replaceAll('\\', '/'));
  return name === '' || name.startsWith('.') ? 'download' : name;
}
