import type { Browser, ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import type { SignedInDevice } from './signed-in';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Logged by Playwright when service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export interface Visit {
  readonly page: Page;
  /** Console warnings and errors, uncaught errors and failed requests. */
  readonly complaints: string[];
  readonly apiRequests: string[];
  readonly close: () => Promise<void>;
}

export async function visit(
  browser: Browser,
  options: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly javaScript?: boolean;
    readonly hasTouch?: boolean;
    readonly serviceWorker?: boolean;
    readonly device?: SignedInDevice | undefined;
  },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: options.viewport,
    hasTouch: options.hasTouch ?? false,
    javaScriptEnabled: options.javaScript ?? true,
    ...(options.device !== undefined && { storageState: options.device }),
    reducedMotion: 'reduce',
    // The service worker would intercept requests; it has its own tests.
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
  // Console messages lack the URL of a refused request.
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400)
      refused.push(`${String(response.status())} ${response.request().method()} ${response.url()}`);
  });
  if (TestRunner.getCurrentTest() !== undefined) {
    onTestFailed(({ task }) => {
      const errors = (task.result?.errors ?? []).map(({ message }) => message);
      return report(page, [...errors, ...complaints, ...refused]);
    });
  }
  return { page, complaints, apiRequests, close: () => context.close() };
}

async function report(page: Page, complaints: readonly string[]): Promise<void> {
  if (page.isClosed()) return;
  const text = await page.evaluate(() => document.body.innerText).catch((error: unknown) => String(error));
  process.stderr.write(
    [`When the test failed, ${page.url()} showed:`, text.slice(0, 3000), ...complaints, ''].join('\n'),
  );
}

/** Leaving a page early makes its cart stale; the sync recovers from the 409, but Chromium logs it. */
function isOvertakenCart(message: ConsoleMessage): boolean {
  return message.text().includes('409 (Conflict)') && new URL(message.location().url).pathname.startsWith('/api/cart/');
}

/** With images disabled, preloaded ones are reported as unused. */
function isOfPicturesLeftOut(message: ConsoleMessage): boolean {
  const text = message.text();
  return text.includes('image loading is disabled') || (text.includes('/img/') && text.includes('was preloaded using'));
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const IS_WHOLE = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  performance.getEntriesByName('hydrated').length > 0 &&
    document.readyState === 'complete' &&
    document.querySelector('[data-offscreen="lazy"], img[loading="lazy"]') === null
))))`;

/** Opens a page without counting as an interaction, which would load more code. */
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

export async function fromTouch(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/from-touch-')),
  );
}

/** Opens an address; goes again if the browser aborted it for the step back with which a closing panel leaves the history. */
export async function goTo(
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  try {
    return await page.goto(address, options);
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    return page.goto(address, options);
  }
}

export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await goTo(page, address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return answer;
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}
