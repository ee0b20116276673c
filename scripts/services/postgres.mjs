import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const VERSIONS = '/usr/lib/postgresql';
/** Tests create and drop hundreds of databases. */
const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'shared_buffers=256MB',
];

/**
 * Starts a PostgreSQL server with its own data on a free local port; as root on Debian, installs it if missing.
 * @param {{ isDurable?: boolean }} wishes must data survive power loss, default true
 * @returns {Promise<import('./postgres.mjs').PostgresServer | { missing: string }>} or the reason in one sentence
 */
export async function startPostgres({ isDurable = true } = {}) {
  const programs = find() ?? install();
  if (programs === undefined) return { missing: 'there is no PostgreSQL (Debian: apt-get install -y postgresql)' };
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const owner = ownerOf(folder);
  if ('missing' in owner) return owner;
  const run = (name, ...parameters) =>
    spawnSync(join(programs, name), parameters, { stdio: 'ignore', cwd: folder, ...owner });
  const data = join(folder, 'data');
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const port = String(await freePort());
  const made = run('initdb', '-D', data, '-U', 'vitrine', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const safety = isDurable ? '' : NOT_DURABLE.map((setting) => ` -c ${setting}`).join('');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200${safety}`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start').status === 0;
  if (made.status !== 0 || !start()) {
    stop();
    return { missing: 'PostgreSQL did not start' };
  }
  process.once('exit', stop);
  return {
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    crash: () => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    start,
    stop,
  };
}

function find() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  if (newest !== undefined) return join(VERSIONS, newest, 'bin');
  const folder = (process.env.PATH ?? '').split(':').find((path) => existsSync(join(path, 'initdb')));
  return folder;
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet);
  return find();
}

/** PostgreSQL refuses to run as root; use the package's user. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!(uid > 0) || !(gid > 0)) return { missing: 'there is no user postgres that PostgreSQL could run as' };
  chownSync(folder, uid, gid);
  return { uid, gid };
}
