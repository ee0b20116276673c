import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { BUILDER, findBuild } from '../../serve/find-build';
import { readForwardedFaults } from '../../serve/forwarded-faults';
import { CommandError } from '../../usage/usage-error';
import { readImportMark } from '../../composition/import-mark';
import { messageOf, right, skipped, wrong, type Check, type Finding } from './check';

/** In bytes; schema migrations also need space for a database copy. */
const MIN_FREE = 200 * 1024 * 1024;
export const CLOCK_SLACK_MS = 60_000;
const FIRST_RELEASE = Date.UTC(2026, 0, 1);

export interface MachinePlace {
  readonly root: string;
  readonly data: string;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly now: () => number;
}

export function machineChecks(place: MachinePlace): readonly Check[] {
  return [
    { name: 'data', look: () => checkFolder(place.data) },
    { name: 'import', look: () => checkImport(place.data) },
    { name: 'disk', look: () => checkDisk(place.data) },
    { name: 'port', look: () => checkPort(place) },
    { name: 'proxy', look: () => checkProxy(place) },
    { name: 'storefront', look: () => checkStorefront(place.root) },
    { name: 'clock', look: () => checkClock(place) },
  ];
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

async function checkFolder(data: string): Promise<Finding> {
  const folder = resolve(data);
  const there = nearest(folder);
  try {
    if (!(await stat(there)).isDirectory()) return wrong(`${there} is not a folder`, 'set another one with --data');
    const probe = await mkdtemp(join(there, '.doctor-'));
    try {
      await writeFile(join(probe, 'probe'), 'x');
    } finally {
      await rm(probe, { recursive: true });
    }
    const database = join(folder, 'shop.db');
    if (existsSync(database)) await access(database, constants.R_OK | constants.W_OK);
  } catch (error) {
    return wrong(messageOf(error), "give the shop's user write access, or set another folder with --data");
  }
  return right(there === folder ? `${folder} is writable` : `${folder} is created when the shop opens`);
}

/** An import that was killed leaves a part of its file: the products are consistent, but not all of them are new. */
async function checkImport(data: string): Promise<Finding> {
  const last = await readImportMark(data);
  if (last === undefined) return skipped('no imports by command');
  if (last.isCutOff)
    return wrong(`the import of ${last.file} of ${last.began_at} was cut off`, 'import the file again: it continues');
  return right(last.ended_at === null ? `${last.file} is being imported` : `${last.file}, ${last.ended_at}`);
}

async function checkDisk(data: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearest(resolve(data)));
  const free = bavail * bsize;
  const database = await stat(join(data, 'shop.db')).catch(() => undefined);
  const needed = MIN_FREE + (database?.size ?? 0);
  return free >= needed
    ? right(`${megabytes(free)} free`)
    : wrong(
        `${megabytes(free)} free, but the shop needs ${megabytes(needed)}`,
        'free disk space, or move the data folder to a larger disk',
      );
}

const megabytes = (bytes: number) =>
  bytes >= 10 * 1024 ** 3
    ? `${(bytes / 1024 ** 3).toFixed(0)} GB`
    : `${Math.floor(bytes / 1024 ** 2).toLocaleString('en')} MB`;

async function checkPort({ host, port }: MachinePlace): Promise<Finding> {
  const where = `${host}:${String(port)}`;
  const code = await bindCode(host, port);
  if (code === undefined) return right(port === 0 ? 'any free port' : `${where} is free`);
  if (code === 'EADDRINUSE') {
    return (await isShop(host, port))
      ? right(`a shop is running at ${where}`)
      : wrong(`${where} is used by another program`, 'stop that program, or set another port with --port');
  }
  if (code === 'EACCES')
    return wrong(`${where} is not allowed for this user`, 'use a port from 1024 on, behind a proxy on 80 and 443');
  return wrong(`cannot listen at ${where} (${code})`, 'set an address of this machine with --host');
}

function bindCode(host: string, port: number): Promise<string | undefined> {
  return new Promise((found) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => found(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => found(undefined)));
  });
}

async function isShop(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  try {
    const response = await fetch(`http://${name}:${String(port)}/healthz`, { signal: AbortSignal.timeout(3000) });
    return response.ok && (await response.text()).includes('"result":"ok"');
  } catch {
    return false;
  }
}

const FAULT_MS = 24 * 60 * 60 * 1000;

/** Reports recent `X-Forwarded-For` faults; requests from the internet do not count. */
async function checkProxy({ data, now }: MachinePlace): Promise<Finding> {
  const kept = await readForwardedFaults(data);
  const isNew = (seen: { readonly at: number } | undefined) => seen !== undefined && now() - seen.at < FAULT_MS;
  const faults = [
    ...(isNew(kept.unreadable) ? ['X-Forwarded-For of a trusted proxy could not be parsed'] : []),
    ...(isNew(kept.untrusted) && kept.untrusted?.isNear === true
      ? [
          'X-Forwarded-For came from this machine or a private network, from a proxy that is not trusted: all its visitors share one limit',
        ]
      : []),
  ];
  if (faults.length === 0) return right('no X-Forwarded-For problems in the last day');
  return wrong(
    faults.join('; '),
    'set the proxy with --trusted-proxy, and make it write only addresses into X-Forwarded-For',
  );
}

async function checkStorefront(root: string): Promise<Finding> {
  try {
    const { client } = await findBuild(root, join(root, 'dist/ui'));
    return right(`built, ${String((await readdir(join(client, 'assets'))).length)} files`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const isCheckout = existsSync(join(root, BUILDER));
    return wrong(
      'not built',
      isCheckout ? 'npm run build, or vitrine serve, which builds it first' : 'install the package again',
    );
  }
}

/** A wrong clock breaks codes, sessions and coupons. */
async function checkClock({ data, now }: MachinePlace): Promise<Finding> {
  const [at, remedy] = [now(), 'set the clock of this machine, preferably by NTP'];
  const said = new Date(at).toISOString();
  if (at < FIRST_RELEASE) return wrong(`${said} is before the first release of Vitrine`, remedy);
  const written = await Promise.all(
    ['shop.db', 'shop.db-wal'].map((file) =>
      stat(join(data, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const last = Math.max(...written);
  return last > at + CLOCK_SLACK_MS
    ? wrong(`${said}, but the shop was last written at ${new Date(last).toISOString()}`, remedy)
    : right(said);
}
