import { get } from 'node:http';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { fetchJars } from './java.mjs';

const HERE = resolve(import.meta.dirname);
const START_MS = 90_000;

/**
 * Starts an OpenSearch node (1 GB heap) on a free local port.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>} or the reason in one sentence
 */
export async function startOpenSearch() {
  const fetched = fetchJars('opensearch', '2.19.1');
  if ('missing' in fetched) return fetched;
  const data = mkdtempSync(join(tmpdir(), 'vitrine-opensearch-'));
  const port = await freePort();
  const java = spawn(
    'java',
    ['-Xms1g', '-Xmx1g', '-cp', join(fetched.jars, '*'), join(HERE, 'Node.java'), data, String(port)],
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

function answers(url) {
  return new Promise((known) => {
    const request = get(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`, (response) => {
      response.resume();
      known(response.statusCode === 200);
    });
    request.once('error', () => known(false));
  });
}
