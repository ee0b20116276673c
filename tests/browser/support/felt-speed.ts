import * as z from 'zod/mini';
import type { PlainChromium } from './plain-chromium';

/** Milliseconds after the load event up to which long tasks and shifts count. */
const WATCHED_MS = 6000;
/** Milliseconds that a slowed page may take until it is loaded, or until it shows what was waited for. */
const LOAD_LIMIT_MS = 30_000;
/** Milliseconds between two looks at whether all of it is there. */
const LOOK_MS = 200;

const observe = `
  globalThis.seen = { tasks: [], largest: 0, shift: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('layout-shift', ({ value }) => { seen.shift += value; });
`;
const result = `JSON.stringify({
  paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  load: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0,
  now: performance.now(),
  ...seen,
})`;
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const text = z.object({ result: z.object({ value: z.string() }) });
const truth = z.object({ result: z.object({ value: z.boolean() }) });
const measured = z.object({
  paint: z.number(),
  load: z.number(),
  now: z.number(),
  largest: z.number(),
  shift: z.number(),
  tasks: z.array(z.tuple([z.number(), z.number()])),
});

type Send = (method: string, params?: object) => Promise<unknown>;

/** What a shopper feels of a page's arrival. */
export interface FeltSpeed {
  /** Milliseconds beyond 50 each by which long tasks block the main thread, from first paint to six seconds after the load event. */
  readonly blocking: number;
  /** Milliseconds until the largest thing of the screen is painted (LCP). */
  readonly largestPaint: number;
  /** How much of what is seen moves until six seconds after the load event (CLS, all of it, not the worst burst). */
  readonly shift: number;
}

export interface FeltSpeedOptions {
  /** How many times slower the processor is made. */
  readonly slowdown: number;
  /** A page to open before, in the same profile: one that signs in. It has done its work once it shows the element of this test id. */
  readonly before?: { readonly url: string; readonly shows: string } | undefined;
}

/** Opens a page on a phone-sized screen with the processor slowed, in a profile of its own each time. */
export async function feltSpeed(
  chromium: PlainChromium,
  url: string,
  { slowdown, before }: FeltSpeedOptions,
): Promise<FeltSpeed> {
  const { browserContextId } = z
    .object({ browserContextId: z.string() })
    .parse(await chromium.send('Target.createBrowserContext'));
  const { targetId } = target.parse(
    await chromium.send('Target.createTarget', { url: 'about:blank', browserContextId }),
  );
  const { sessionId } = session.parse(await chromium.send('Target.attachToTarget', { targetId, flatten: true }));
  const page: Send = (method, params) => chromium.send(method, params, sessionId);
  const metrics = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };
  await page('Emulation.setDeviceMetricsOverride', metrics);
  await page('Page.enable');
  if (before !== undefined) await openUntil(page, before);
  await page('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page('Page.addScriptToEvaluateOnNewDocument', { source: observe });
  await page('Page.navigate', { url });
  const { paint, tasks, load, largest, shift } = await watch(page);
  await chromium.send('Target.disposeBrowserContext', { browserContextId });
  const after = tasks.filter(([start, duration]) => start + duration > paint && start <= load + WATCHED_MS);
  const blocking = after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { blocking, largestPaint: largest, shift };
}

async function openUntil(page: Send, { url, shows }: { readonly url: string; readonly shows: string }): Promise<void> {
  await page('Page.navigate', { url });
  const expression = `document.querySelector('[data-testid="${shows}"]') !== null`;
  await until(`${url} did not show ${shows}`, async () => {
    return truth.parse(await page('Runtime.evaluate', { expression, returnByValue: true })).result.value || undefined;
  });
}

/** Waits until the page is loaded and watched for long enough. Looking costs the page next to nothing. */
async function watch(page: Send): Promise<z.infer<typeof measured>> {
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  return until('The page was not loaded and quiet', async () => {
    const answer = text.parse(await page('Runtime.evaluate', { expression: result, returnByValue: true }));
    const seen = measured.parse(JSON.parse(answer.result.value));
    return seen.load > 0 && seen.now >= seen.load + WATCHED_MS ? seen : undefined;
  });
}

async function until<T>(complaint: string, look: () => Promise<T | undefined>): Promise<T> {
  const limit = performance.now() + LOAD_LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > limit) throw new Error(`${complaint} within ${LOAD_LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
