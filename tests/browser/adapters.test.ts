import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as BrowserEntry from '../../adapters/browser';
import { createSuiteAnswers, type SuiteAnswers } from '../../testing/http/suite-answers';
import { listen, type SuiteSocket } from '../../testing/http/suite-socket';
import { goTo } from './support/visit';

declare global {
  interface Window {
    adapters: typeof BrowserEntry;
  }
}

/** Covers real Chromium behaviour that contract suite doubles cannot. */
describe('the browser adapters in Chromium', () => {
  let folder: string;
  let answers: SuiteAnswers;
  let socket: SuiteSocket;
  let browser: Browser;
  let page: Page;

  const open = async (): Promise<Page> => {
    const opened = await browser.contexts()[0]!.newPage();
    await goTo(opened, `${socket.origin}/page`);
    await opened.waitForFunction(() => 'adapters' in window);
    return opened;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-entry-'));
    const entry = join(import.meta.dirname, '../../adapters/browser.ts');
    const lib = { entry, formats: ['es' as const], fileName: 'adapters' };
    await build({ configFile: false, logLevel: 'error', build: { lib, outDir: folder, emptyOutDir: false } });
    const script = await readFile(join(folder, 'adapters.js'), 'utf8');
    answers = createSuiteAnswers();
    socket = await listen((request) => {
      const { pathname } = new URL(request.url);
      const type = (mime: string) => ({ headers: { 'content-type': mime } });
      if (pathname === '/adapters.js') return Promise.resolve(new Response(script, type('text/javascript')));
      if (pathname !== '/page') return answers.fetch(request);
      const html = `<!doctype html><script type="module">import * as adapters from '/adapters.js'; window.adapters = adapters;</script>`;
      return Promise.resolve(new Response(html, type('text/html')));
    });
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    await browser.newContext();
    page = await open();
  });

  afterAll(async () => {
    await socket.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('IndexedDB keeps values over a reload, in order, with unusual keys, and counts their bytes', async () => {
    const first = await page.evaluate(async () => {
      const storage = window.adapters.createIndexedDbStorage({ name: 'shop' });
      const writes = ['b', 'a', 'A', '', 'я', '\uD800'].map((key, index) =>
        storage.set('carts', key, { index, gone: undefined }),
      );
      writes.push(storage.set('carts', 'a', 'ü€'), storage.set('other', 'a', 1));
      const read = storage.get('carts', 'a');
      await Promise.all(writes);
      const result = [
        await read,
        (await storage.keys('carts')).map((key) => key.charCodeAt(0)),
        await storage.usage('carts'),
      ];
      await storage.close();
      return result;
    });
    expect(first).toEqual(['ü€', [Number.NaN, 65, 97, 98, 1103, 0xd800], 5 * '{"index":0}'.length + 7]);
    await page.reload();
    await page.waitForFunction(() => 'adapters' in window);
    const second = await page.evaluate(async () => {
      const storage = window.adapters.createIndexedDbStorage({ name: 'shop' });
      await storage.recreate();
      await storage.clear('carts');
      return [await storage.keys('carts'), await storage.get('other', 'a')];
    });
    expect(second).toEqual([[], 1]);
  });

  it('IndexedDB keeps a value written just before a document was closed', async () => {
    const kept = await page.evaluate(async () => {
      const found: unknown[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        const frame = document.createElement('iframe');
        frame.src = '/page';
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve));
        const theirs = frame.contentWindow?.window as Window; // sound: a frame of this origin that has loaded
        const storage = theirs.adapters.createIndexedDbStorage({ name: 'left' });
        await storage.set('carts', 'before', turn);
        void storage.set('carts', 'line', `jacket ${String(turn)}`);
        // Within one task, so that no database response arrives before the document is gone.
        for (let step = 0; step < 20; step += 1) await Promise.resolve();
        frame.remove();
        found.push(await window.adapters.createIndexedDbStorage({ name: 'left' }).get('carts', 'line'));
      }
      return found;
    });
    // A queued transaction may be lost; one that awaits responses always is.
    const inTime = kept.filter((value, turn) => value === `jacket ${String(turn)}`);
    expect(inTime.length).toBeGreaterThan(5);
  });

  it('fetch sends JSON and forms, and classifies each failure', async () => {
    const outcomes = await page.evaluate(async () => {
      const http = window.adapters.createFetchHttp();
      const get = (url: string, timeoutMs?: number) => ({
        method: 'GET' as const,
        url,
        headers: {},
        ...(timeoutMs && { timeoutMs }),
      });
      const codeOf = (sending: Promise<unknown>): Promise<unknown> =>
        sending.then(
          () => 'answered',
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        );
      const file = { name: 'ü.png', type: 'image/png', bytes: Uint8Array.of(0, 255) };
      const form = { fields: [['tag', 'ü']] as const, files: [['photo', file]] as const };
      const sent = await http.send({ method: 'POST', url: '/form', headers: {}, body: form });
      return {
        form: sent.text,
        status: (await http.send(get('/status/404'))).status,
        redirect: await codeOf(http.send(get('/redirect/302'))),
        timeout: await codeOf(http.send(get('/slow?ms=5000', 50))),
        half: await codeOf(http.send(get('/half'))),
        header: await codeOf(http.send({ ...get('/echo'), headers: { 'not a name': 'x' } })),
        unreachable: await codeOf(
          window.adapters.createFetchHttp({ baseUrl: 'http://localhost:9' }).send(get('/echo')),
        ),
      };
    });
    expect({ ...outcomes, form: (JSON.parse(outcomes.form) as { parts: unknown }).parts }).toEqual({
      form: [
        { name: 'tag', value: 'ü' },
        { name: 'photo', file: 'ü.png', type: 'image/png', bytes: [0, 255] },
      ],
      status: 404,
      redirect: 'EUNKNOWN',
      timeout: 'ETIMEOUT',
      half: 'ECONNRESET',
      header: 'EUNKNOWN',
      unreachable: 'ENOTFOUND',
    });
    expect(answers.aborted).toEqual(['/slow']);
  });

  it('a message reaches the other tab and not its sender', async () => {
    const other = await open();
    const listenIn = (tab: Page): Promise<void> =>
      tab.evaluate(() => {
        const tabs = window.adapters.createBroadcastChannelTabs({ name: 'suite' });
        const received: unknown[] = [];
        tabs.messages$.subscribe((message) => received.push(message));
        Object.assign(window, { tabs, received });
      });
    await Promise.all([listenIn(page), listenIn(other)]);
    // Safe: set by the function above.
    await page.evaluate(() =>
      (window as unknown as { tabs: { post(message: unknown): void } }).tabs.post({ type: 'cart' }),
    );
    await other.waitForFunction(() => (window as unknown as { received: unknown[] }).received.length > 0);
    const received = await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => (window as unknown as { received: unknown[] }).received)),
    );
    expect(received).toEqual([[], [{ type: 'cart' }]]);
    await other.close();
  });

  it('the network state follows the browser going offline and coming back', async () => {
    await page.evaluate(() => {
      const states: boolean[] = [];
      window.adapters.createBrowserNetwork().online$.subscribe((online) => states.push(online));
      Object.assign(window, { states });
    });
    await page.context().setOffline(true);
    await page.waitForFunction(() => (window as unknown as { states: unknown[] }).states.length === 2);
    await page.context().setOffline(false);
    await page.waitForFunction(() => (window as unknown as { states: unknown[] }).states.length === 3);
    expect(await page.evaluate(() => (window as unknown as { states: boolean[] }).states)).toEqual([true, false, true]);
  });

  it('clock and ids work with neither Node nor TLS', async () => {
    const [early, uuid] = await page.evaluate(async () => {
      const clock = window.adapters.createSystemClock();
      const start = clock.now();
      const waited = await new Promise<number>((resolve) => clock.schedule(() => resolve(clock.now() - start), 30));
      return [waited < 30, window.adapters.createSystemIds().uuid()] as const;
    });
    expect(early).toBe(false);
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  });
});
