import type { Browser, ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import type { SignedInDevice } from './signed-in';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** What the browser is made to say where the service worker is kept out: no complaint of the page's. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export interface Visit {
  readonly page: Page;
  /** Whatever the page complained about: console messages of level warning and error, uncaught errors, failed requests. */
  readonly complaints: string[];
  /** Paths of API requests since the page was opened. */
  readonly apiRequests: string[];
  readonly close: () => Promise<void>;
}

/** A shopper with a browser profile of their own, who notes everything that goes wrong. */
export async function visit(
  browser: Browser,
  options: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly javaScript?: boolean;
    /** Whether its screen can be touched. */
    readonly hasTouch?: boolean;
    /** Whether the shop may be kept on the device. */
    readonly serviceWorker?: boolean;
    /** What the device keeps already: whose it is. */
    readonly device?: SignedInDevice | undefined;
  },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: options.viewport,
    hasTouch: options.hasTouch ?? false,
    javaScriptEnabled: options.javaScript ?? true,
    ...(options.device !== undefined && { storageState: options.device }),
    reducedMotion: 'reduce',
    // It would answer before a test can: what it does has tests of its own.
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const apiRequests: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED || isOvertakenCart(message) || isOfPicturesLeftOut(message)) return;
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname === '/url') apiRequests.push(`${request.method()} ${pathname}`);
  });
  // The console names no address of what was refused.
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400)
      refused.push(`${String(response.status())} ${response.request().method()} ${response.url()}`);
  });
  if (TestRunner.getCurrentTest() !== undefined) onTestFailed(() => report(page, [...complaints, ...refused]));
  return { page, complaints, apiRequests, close: () => context.close() };
}

/** Prints what a page shows when its test fails: a time-out alone names only what was waited for. */
async function report(page: Page, complaints: readonly string[]): Promise<void> {
  if (page.isClosed()) return;
  const text = await page.evaluate(() => document.body.innerText).catch((error: unknown) => String(error));
  process.stderr.write(
    [`When the test failed, ${page.url()} showed:`, text.slice(0, 3000), ...complaints, ''].join('\n'),
  );
}

/**
 * A page that was left before its answer came leaves the next one with a cart that the server has changed since: the refusal is how the
 * sync learns of it, and asks again. The browser writes every refusal to the console, whatever becomes of it.
 */
function isOvertakenCart(message: ConsoleMessage): boolean {
  return message.text().includes('409 (Conflict)') && new URL(message.location().url).pathname.startsWith('/api/cart/');
}

/** Where no pictures are loaded, those that a page asks for beforehand are never used. */
function isOfPicturesLeftOut(message: ConsoleMessage): boolean {
  const text = message.text();
  return text.includes('image loading is disabled') || (text.includes('/img/') && text.includes('was preloaded using'));
}

/** Waits until the page answers the shopper: React has taken over what the server sent, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Waits until all is painted that has happened by now. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** True once the page has loaded all that it loads unasked, and painted it. */
const IS_WHOLE = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  performance.getEntriesByName('hydrated').length > 0 &&
    document.readyState === 'complete' &&
    document.querySelector('[data-offscreen="lazy"], img[loading="lazy"]') === null
))))`;

/**
 * Opens a page and waits until it is whole and nothing is under way, without a touch: what the driver itself evaluates counts as one, and
 * the page begins to follow prices and pictures.
 */
export async function openUntouched(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const session = await page.context().newCDPSession(page);
  let isWhole = false;
  while (!isWhole || underWay.size > 0) {
    const { result } = await session.send('Runtime.evaluate', { expression: IS_WHOLE, awaitPromise: true });
    isWhole = result.value === true;
  }
  await session.detach();
}

/** Waits for the code that a page loads at the first sign of a visitor, the last that it loads unasked. */
export async function fromTouch(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/from-touch-')),
  );
}

/** Opens a page of the shop and waits until it answers. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return answer;
}

/** Loads the page anew and waits until it answers. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}
