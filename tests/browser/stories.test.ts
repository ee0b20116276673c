import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { axeViolations } from './support/axe';
import { launchChromium } from './support/chromium';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const FOLDER = 'dist/storybook';
const storyIndex = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() })),
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
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('every story', () => {
  it('renders without a complaint, and axe finds nothing in it', async () => {
    const { entries } = storyIndex.parse(JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8')));
    const stories = Object.values(entries).filter((entry) => entry.type === 'story');
    expect(stories.length).toBeGreaterThan(40);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    let current = '';
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) found.push(`${current}: ${message.text()}`);
    });
    page.on('pageerror', (error) => found.push(`${current}: ${error.message}`));
    for (const story of stories) {
      current = story.id;
      await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story`, { waitUntil: 'load' });
      await page.waitForFunction(
        () =>
          (document.querySelector('#storybook-root')?.childElementCount ?? 0) > 0 ||
          document.querySelector('dialog[open]') !== null ||
          document.body.classList.contains('sb-show-errordisplay'),
      );
      if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay')))
        found.push(`${story.id}: did not render`);
      // A story is a piece of a page: what only whole pages have is not asked of it.
      found.push(
        ...(await axeViolations(page, ['document-title', 'html-has-lang', 'bypass'])).map(
          (text) => `${story.id}: ${text}`,
        ),
      );
    }
    expect(found).toEqual([]);
  }, 240_000);
});
