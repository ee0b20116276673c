import { get } from 'node:http';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

const HERE = resolve(import.meta.dirname);
/** Outside the repository, so that a fresh checkout finds it. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'vitrine', 'opensearch-2.19.1');
const START_MS = 90_000;

/**
 * Starts one OpenSearch node with 1 GB of heap on a free local port, out of what Maven Central has.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>} why it could not be started, in one sentence
 */
export async function startOpenSearch() {
  const missing = fetchJars();
  if (missing !== undefined) return { missing };
  const data = mkdtempSync(join(tmpdir(), 'vitrine-opensearch-'));
  const port = await freePort();
  const java = spawn(
    'java',
    ['-Xms1g', '-Xmx1g', '-cp', join(CACHE, '*'), join(HERE, 'Node.java'), data, String(port)],
    { stdio: 'ignore' },
  );
  const stop = () => {
    java.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${String(port)}`;
  const end = Date.now() + START_MS;
  while (Date.now() < end && java.exitCode === null) {
    if (await answers(url)) return { url, stop };
    await pause(500);
  }
  stop();
  return { missing: 'OpenSearch did not start' };
}

/** @returns what is missing, or nothing when the node can be started */
function fetchJars() {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return 'there is no Java';
  if (existsSync(CACHE)) return undefined;
  const draft = `${CACHE}-${String(process.pid)}`;
  const goal = ['-q', '-B', '-f', join(HERE, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${draft}`];
  const { status } = spawnSync('mvn', goal, { stdio: 'ignore', timeout: 600_000 });
  if (status !== 0 || !existsSync(draft) || readdirSync(draft).length === 0) {
    rmSync(draft, { recursive: true, force: true });
    return 'Maven could not fetch OpenSearch';
  }
  renameSync(draft, CACHE);
  return undefined;
}

function answers(url) {
  return new Promise((known) => {
    const request = get(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`, (response) => {
      response.resume();
      known(response.statusCode === 200);
    });
    request.once('error', () => known(false));
  });
}
