import * as z from 'zod/mini';
import type { PlainChromium } from './plain-chromium';

const WATCHED_MS = 6000;
const LOAD_LIMIT_MS = 30_000;
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

export interface FeltSpeed {
  /** Total blocking time in ms until six seconds after load. */
  readonly blocking: number;
  /** LCP in ms. */
  readonly largestPaint: number;
  /** CLS until six seconds after load, summed instead of the worst burst. */
  readonly shift: number;
}

export interface FeltSpeedOptions {
  readonly slowdown: number;
  /** A page opened first in the same profile, such as a sign-in; `shows` is the test id to wait for. */
  readonly before?: { readonly url: string; readonly shows: string } | undefined;
}

/** Measures a page on a phone-sized screen with a throttled CPU and a fresh profile. */
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
