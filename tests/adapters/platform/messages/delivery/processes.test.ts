import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { messagesForEsbuild } from '../../../../../scripts/messages/plugins.mjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { recordingSender } from '../../../../fixtures/message-sender';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const MINUTE_MS = 60_000;
// Inside the project, so that the bundle resolves its external packages.
const BUNDLE = join(import.meta.dirname, '../../../../../node_modules/.vitrine-messages/sending-shop.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, 'programs/sending-shop.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'sharp', 'js-sha3', '@hono/node-server'],
    plugins: [messagesForEsbuild],
    logLevel: 'error',
  });
});

const data = mkdtempSync(join(tmpdir(), 'vitrine-messages-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Sending {
  readonly lines: () => readonly string[];
  readonly printed: (count: number) => Promise<void>;
  readonly begin: () => void;
  /** Completes the first message, which waits so that a slow process gets its share. */
  readonly release: () => void;
  readonly ended: Promise<unknown>;
  readonly kill: () => Promise<void>;
}

async function start(task: 'hang' | 'send'): Promise<Sending> {
  const child = spawn(process.execPath, [BUNDLE, data, task], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const ended = once(child, 'exit');
  const lines = () => out.split('\n').slice(1, -1);
  const printed = async (count: number) => {
    while (lines().length < count || out === '') await once(child.stdout, 'data');
  };
  await printed(0);
  return {
    lines,
    printed,
    begin: () => child.stdin.write('go'),
    release: () => child.stdin.end(),
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function subscribe(shop: FixturePlatform, name: string): Promise<void> {
  await resultOf(shop.call('POST', '/api/newsletter/subscribe', { email: `${name}@shop.test` }));
}

describe('processes on one SQLite file', () => {
  it('send each message once in total; messages of a killed process are sent three minutes later, under the same id', async () => {
    const post = recordingSender();
    const clock = createVirtualClock({ start: Date.now() });
    const shop = await openFixturePlatform({ data, clock, messages: [post], sendMessages: false });
    for (let index = 0; index < 60; index += 1) await subscribe(shop, `a${String(index)}`);
    const [one, two] = await Promise.all([start('send'), start('send')]);
    one.begin();
    two.begin();
    await Promise.all([one.printed(1), two.printed(1)]);
    one.release();
    two.release();
    await Promise.all([one.ended, two.ended]);
    const sent = [...one.lines(), ...two.lines()];
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect(Math.min(one.lines().length, two.lines().length)).toBeGreaterThan(0);
    expect(await shop.platform.messages.list({ state: 'sent' })).toHaveLength(60);

    await subscribe(shop, 'late');
    const dying = await start('hang');
    dying.begin();
    await dying.printed(1);
    await dying.kill();
    await clock.advance(MINUTE_MS);
    expect(await shop.platform.messages.send()).toMatchObject({ sent: 0 });
    await clock.advance(3 * MINUTE_MS);
    expect(await shop.platform.messages.send()).toMatchObject({ sent: 1 });
    expect(post.seen.map(({ id, to }) => `${id} ${to}`)).toEqual(dying.lines());
    await shop.platform.close();
  });
});
