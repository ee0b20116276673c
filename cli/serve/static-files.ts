import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { lookUp } from '../../core/shopper';
import { encodingFor } from './negotiation/encoding-for';
import { isKnown } from './negotiation/is-known';

/** File names here contain a content hash and are immutable. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = '/service-worker.js';
const AN_HOUR = 'public, max-age=3600';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

function cachingOf(pathname: string): string {
  if (pathname === ALWAYS_ASKED) return 'no-cache';
  return pathname.startsWith(HASHED) ? FOREVER : AN_HOUR;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Part {
  readonly from: number;
  readonly to: number;
}

function partOf(range: string | null, size: number): Part | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from <= to ? { from, to } : undefined;
}

function partial(body: Buffer, { from, to }: Part, pathname: string): Response {
  return new Response(new Uint8Array(body.subarray(from, to + 1)), {
    status: 206,
    headers: {
      'content-type': lookUp(TYPES, extname(pathname)) ?? 'application/octet-stream',
      'content-length': String(to - from + 1),
      'content-range': `bytes ${String(from)}-${String(to)}/${String(body.byteLength)}`,
      'accept-ranges': 'bytes',
      'cache-control': cachingOf(pathname),
      'x-content-type-options': 'nosniff',
    },
  });
}

export interface StaticFiles {
  respond(request: Request, pathname: string): Promise<Response | undefined>;
}

/**
 * Serves a build folder with its precompressed variants. Only files present at startup are read, so path traversal is
 * impossible.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
      .filter((name) => !name.startsWith('/.')),
  );
  const contents = new Map<string, Promise<Buffer>>();
  const read = (name: string): Promise<Buffer> => {
    const known = contents.get(name) ?? readFile(join(folder, name));
    contents.set(name, known);
    return known;
  };
  const etags = new Map<string, string>();
  const etagOf = (name: string, body: Buffer): string => {
    const known = etags.get(name) ?? `"${createHash('sha1').update(body).digest('base64url')}"`;
    etags.set(name, known);
    return known;
  };

  return {
    async respond(request, pathname) {
      const isCopy = ENCODINGS.some(([, suffix]) => pathname.endsWith(suffix));
      if (!names.has(pathname) || isCopy) return undefined;
      const available = ENCODINGS.filter(([, suffix]) => names.has(pathname + suffix));
      const wanted = encodingFor(
        request,
        available.map(([name]) => name),
      );
      const encoding = available.find(([name]) => name === wanted);
      const name = encoding === undefined ? pathname : pathname + encoding[1];
      const body = await read(name);
      const part = encoding === undefined ? partOf(request.headers.get('range'), body.byteLength) : undefined;
      if (part !== undefined) return partial(body, part, pathname);
      const etag = pathname.startsWith(HASHED) ? undefined : etagOf(name, body);
      const headers = {
        'content-type': lookUp(TYPES, extname(pathname)) ?? 'application/octet-stream',
        'cache-control': cachingOf(pathname),
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(etag !== undefined && { etag }),
        ...(encoding !== undefined && { 'content-encoding': encoding[0] }),
      };
      if (etag !== undefined && isKnown(request, etag)) return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
        headers: { ...headers, 'content-length': String(body.byteLength) },
      });
    },
  };
}
