import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForwardedWatch, readForwardedFaults } from '../../../cli/serve/forwarded-faults';
import { listen } from '../../../cli/serve/listen';
import { rangesOf } from '../../../cli/serve/client-address';

let folder: string;
let now: number;
let lines: { readonly [member: string]: unknown }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-forwarded-'));
  now = Date.parse('2026-11-28T10:00:00Z');
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const watch = (stage = 'testing') =>
  createForwardedWatch({
    write: (line) => lines.push(JSON.parse(line) as { [member: string]: unknown }), // sound: our own line
    folder,
    stage,
    now: () => now,
  });

it('warns once an hour per kind, however often the header arrives', async () => {
  const saw = watch();
  for (let time = 0; time < 100; time += 1) saw('unreadable', true);
  saw('untrusted', false);
  saw('untrusted', false);
  expect(lines).toMatchObject([
    { level: 'warn', fault: 'unreadable', from: 'private network', time: '2026-11-28T10:00:00.000Z' },
    { level: 'warn', fault: 'untrusted', from: 'internet' },
  ]);
  now += 60 * 60 * 1000;
  saw('unreadable', true);
  expect(lines).toHaveLength(3);
  await expect
    .poll(() => readForwardedFaults(folder))
    .toEqual({
      unreadable: { at: now, isNear: true },
      untrusted: { at: now - 60 * 60 * 1000, isNear: false },
    });
});

it('warns about a proxy of ours although a stranger sent the header shortly before', () => {
  const saw = watch();
  saw('untrusted', false);
  saw('untrusted', true);
  saw('untrusted', false);
  expect(lines.map(({ from }) => from)).toEqual(['internet', 'private network']);
});

it('reports an error in production if a nearby proxy is not trusted, once an hour', () => {
  const saw = watch('production');
  saw('unreadable', true);
  saw('untrusted', false);
  for (let time = 0; time < 10; time += 1) saw('untrusted', true);
  expect(lines.map(({ level, fault }) => [level, fault])).toEqual([
    ['warn', 'unreadable'],
    ['warn', 'untrusted'],
    ['error', 'untrusted'],
  ]);
});

it('counts all visitors behind an undeclared local proxy as one, and none without a proxy', async () => {
  const seen: (string | undefined)[] = [];
  const place = { port: 0, host: '127.0.0.1', trustedProxies: [], onForwardedFault: watch() };
  const server = await listen((_request, { address }) => {
    seen.push(address);
    return Promise.resolve(new Response('here'));
  }, place);
  try {
    for (const client of ['203.0.113.9', '198.51.100.7'])
      await fetch(server.address, { headers: { 'x-forwarded-for': client } });
    for (const header of ['forwarded', 'via', 'cf-connecting-ip', 'true-client-ip', 'x-real-ip'])
      await fetch(server.address, { headers: { [header]: '203.0.113.9' } });
    await fetch(server.address);
  } finally {
    await server.close();
  }
  expect(seen).toEqual([...Array.from({ length: 7 }, () => '127.0.0.1'), undefined]);
});

it.each([
  [['loopback'], 'unknown, <script>', 'unreadable'],
  [['loopback'], '198.51.100.7:4711', undefined],
  [[], '198.51.100.7', 'untrusted'],
])('a server that trusts %o and gets %s warns of %s, without the header', async (words, header, fault) => {
  const trustedProxies = words.flatMap((word) => rangesOf(word) ?? []);
  const place = { port: 0, host: '127.0.0.1', trustedProxies, onForwardedFault: watch() };
  const server = await listen(() => Promise.resolve(new Response('here')), place);
  try {
    await fetch(server.address, { headers: { 'x-forwarded-for': header } });
  } finally {
    await server.close();
  }
  expect(lines.map((line) => line['fault'])).toEqual(fault === undefined ? [] : [fault]);
  expect(JSON.stringify(lines)).not.toContain('script');
  if (fault === undefined) return;
  await expect.poll(async () => Object.keys(await readForwardedFaults(folder))).toEqual([fault]);
});

it('a burst of faults is stored completely, with its last state', async () => {
  const report = watch();
  for (const isNear of [false, true]) for (const fault of ['untrusted', 'unreadable'] as const) report(fault, isNear);
  const bothNear = { unreadable: { isNear: true }, untrusted: { isNear: true } };
  await vi.waitFor(async () => expect(await readForwardedFaults(folder)).toMatchObject(bothNear));
});
