import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { fetchJars } from './java.mjs';

const START_MS = 90_000;

/**
 * Starts Adobe's S3Mock with the bucket 'shop' on a free local port.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>} or the reason in one sentence
 */
export async function startS3() {
  const fetched = fetchJars('s3', '4.12.4');
  if ('missing' in fetched) return fetched;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-s3-'));
  const port = String(await freePort());
  const java = spawn(
    'java',
    [
      '-Xmx256m',
      '-cp',
      join(fetched.jars, '*'),
      'com.adobe.testing.s3mock.S3MockApplication',
      `--com.adobe.testing.s3mock.http-port=${port}`,
      `--server.port=${String(await freePort())}`,
      '--com.adobe.testing.s3mock.store.initial-buckets=shop',
      `--com.adobe.testing.s3mock.store.root=${folder}`,
    ],
    { stdio: 'ignore' },
  );
  const stop = () => {
    java.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_MS;
  while (Date.now() < end && java.exitCode === null) {
    if (await answers(url)) return { url, stop };
    await pause(500);
  }
  stop();
  return { missing: 'S3Mock did not start' };
}

function answers(url) {
  return fetch(`${url}/shop?list-type=2`).then(
    (answer) => answer.ok,
    () => false,
  );
}
