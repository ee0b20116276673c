import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { CommandError } from '../usage/usage-error';
import type { Dependencies } from './answer-request';
import { createStaticFiles } from './static-files';

export type OwnPages = Pick<Dependencies, 'files' | 'storefront'>;

export async function openOwnPages(folder: string | undefined): Promise<OwnPages | undefined> {
  if (folder === undefined) return undefined;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new CommandError('not-built', `--pages: there is no index.html in ${folder}; build your pages first`, {
      cause: String(cause),
    });
  });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = ({ method, url }: Request): Response =>
    extname(new URL(url).pathname) === ''
      ? new Response(method === 'HEAD' ? null : page, { headers })
      : new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return {
    files: createStaticFiles(resolve(folder)),
    storefront: { fetch: (request) => Promise.resolve(answer(request)) },
  };
}
