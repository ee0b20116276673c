import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SOURCES = ['core', 'adapters', 'ui', 'cli', 'scripts', 'package.json', 'vite.config.ts'];
const CONFIGS = ['tsconfig.json', 'tsconfig.base.json'];
const MAX_MS = 60_000;

describe('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
  const said: string[] = [];
  let child: ChildProcess;
  let address = '';

  beforeAll(async () => {
    for (const name of [...SOURCES, ...CONFIGS]) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    child = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0', '--data', join(folder, 'data')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    address = await new Promise((done, fail) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        const found = /^The shop is at (http:\/\/localhost:\d+):/m.exec(chunk.toString());
        if (found?.[1] !== undefined) done(found[1]);
      });
      child.once('exit', (code) => fail(new Error(`npm run dev ended with ${String(code)}: ${said.join('')}`)));
    });
  }, 2 * MAX_MS);

  afterAll(async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  function change(file: string, from: string, to: string): void {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  }

  const read = async (path: string, init?: RequestInit) => (await fetch(address + path, init)).text();

  it('shows a changed component on the page without a restart', { timeout: MAX_MS }, async () => {
    expect(await read('/')).toContain('src="/dev-entry.js"');
    change('ui/shell/frame/Footer.tsx', '<footer className', '<footer data-planted="yes" className');
    await expect.poll(() => read('/'), { timeout: MAX_MS / 2 }).toContain('data-planted="yes"');
    expect(await read('/ui/shell/frame/Footer.tsx')).toContain('data-planted');
    expect(said.join('')).not.toContain('Back end restarted');
  });

  it('restarts the back end when it is changed, with the same data', { timeout: MAX_MS }, async () => {
    const created: unknown = JSON.parse(await read('/api/cart/create', { method: 'POST' }));
    const token = JSON.stringify(created).match(/"result":"([^"]+)"/)?.[1] ?? '';
    expect(token).not.toBe('');
    change('adapters/platform/app/web/health.ts', "envelope(200, 'ok')", "envelope(200, 'planted')");
    await expect.poll(() => read('/healthz'), { timeout: MAX_MS / 2 }).toContain('planted');
    const cart: unknown = JSON.parse(await read(`/api/cart/pull?cartId=${token}`));
    expect(cart).toMatchObject({ code: 200, result: [] });
    expect(await read('/')).toContain('data-planted="yes"');
  });

  it('keeps the running back end while a change of it does not compile', { timeout: MAX_MS }, async () => {
    change('adapters/platform/app/web/health.ts', "envelope(200, 'planted')", 'envelope(200, ');
    await expect.poll(() => said.join(''), { timeout: MAX_MS / 2 }).toContain('does not compile');
    expect(await read('/healthz')).toContain('planted');
  });
});
