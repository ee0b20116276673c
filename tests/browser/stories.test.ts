import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { axeViolations } from './support/axe';
import { sharedChromium } from './support/chromium';
import { widths } from './support/widths';
import { goTo } from './support/visit';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const FOLDER = process.env.STORYBOOK_BUILD ?? '.build/storybook';
/** Rules that apply only to whole pages. */
const PAGE_RULES = ['document-title', 'html-has-lang', 'bypass'];
/** For this user agent Storybook finishes animations immediately; otherwise colours are checked mid-transition. */
const AS_TEST_RUNNER = 'Chromium (StorybookTestRunner)';
const RENDER_LIMIT_MS = 30_000;
const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string(), tags: z.array(z.string()) }),
  ),
});

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    readFile(join(FOLDER, path)).then(
      (bytes) =>
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the stories');
  origin = `http://127.0.0.1:${address.port}`;
  browser = await sharedChromium();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function storyIds(): Promise<readonly string[]> {
  const { entries } = storyIndex.parse(JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && entry.tags.includes('test'))
    .map((entry) => entry.id);
}

/** Uses Storybook's channel, much faster than reloading. Returns an error, if any. */
async function show(page: Page, id: string): Promise<string | undefined> {
  const outcome = await page.evaluate<string>(`new Promise((done) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
    for (const name of failures) channel.once(name, (error) => done(name + ': ' + (error?.message ?? error?.description ?? '')));
    const settled = () => requestAnimationFrame(() => requestAnimationFrame(() => done('')));
    channel.once('storyRendered', settled);
    setTimeout(() => done('was not rendered within ${RENDER_LIMIT_MS} ms'), ${RENDER_LIMIT_MS});
    channel.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' });
  })`);
  return outcome === '' ? undefined : outcome;
}

interface View {
  readonly width: number;
  readonly globals: string;
}

/** axe is CPU-bound, so this matches the cores of most machines. */
const PAGES = 2;

async function complaints(view: View): Promise<readonly string[]> {
  const ids = await storyIds();
  expect(ids.length).toBeGreaterThan(100);
  const share = Math.ceil(ids.length / PAGES);
  const shares = Array.from({ length: PAGES }, (_, at) => ids.slice(at * share, (at + 1) * share));
  return (await Promise.all(shares.map((mine) => complaintsOf(mine, view)))).flat();
}

async function complaintsOf(ids: readonly string[], { width, globals }: View): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    userAgent: AS_TEST_RUNNER,
  });
  const page = await context.newPage();
  const found: string[] = [];
  let current = '';
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) found.push(`${current}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`${current}: ${error.message}`));
  // Disables the addon's own axe, which would interfere. Opens another story first, because requesting the current one
  // does nothing.
  await goTo(page, `${origin}/iframe.html?id=${ids.at(-1) ?? ''}&viewMode=story&globals=a11y.manual:!true;${globals}`);
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  for (const id of ids) {
    current = id;
    const failure = await show(page, id);
    if (failure !== undefined) found.push(`${id}: ${failure}`);
    found.push(...(await axeViolations(page, PAGE_RULES)).map((text) => `${id}: ${text}`));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${id}: wider than the screen by ${over} px`);
  }
  await context.close();
  return found;
}

const PAGES_OF_DOCS = [
  ['design-tokens--docs', '[data-token="--ease"]'],
  ['components-button--docs', '.docblock-argstable'],
  ['components-field--docs', '.docblock-argstable'],
] as const;

async function complaintsOfDocs(width: number): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const found: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  for (const [id, whole] of PAGES_OF_DOCS) {
    await goTo(page, `${origin}/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
    await page.waitForSelector(whole);
    found.push(...(await axeViolations(page)).map((text) => `${id}: ${text}`));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${id}: wider than the screen by ${over} px`);
  }
  await page.close();
  return found;
}

const VIEWS = widths(
  ['on a wide screen', { width: 1280, globals: 'direction:ltr' }],
  ['on a phone, from right to left, in another skin', { width: 390, globals: 'direction:rtl;skin:night' }],
);

describe('every story renders without an error, fits its screen, and passes axe', () => {
  it.each(VIEWS)('%s', async (_name, view) => {
    expect(await complaints(view)).toEqual([]);
  });
});

describe('documentation pages', () => {
  it('open without an error, fit a phone, and pass axe', async () => {
    expect(await complaintsOfDocs(390)).toEqual([]);
  });
});
