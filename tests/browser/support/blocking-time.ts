import * as z from 'zod/mini';
import type { PlainChromium } from './plain-chromium';

/** Milliseconds after the load event up to which long tasks count. */
const WATCHED_MS = 6000;
/** Milliseconds that a slowed page may take until it is loaded. */
const LOAD_LIMIT_MS = 30_000;
/** Milliseconds between two looks at whether all of it is there. */
const LOOK_MS = 200;

const observe = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;
const result = `JSON.stringify({
  paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  load: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0,
  now: performance.now(),
  tasks: longTasks,
})`;
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const measured = z.object({
  paint: z.number(),
  load: z.number(),
  now: z.number(),
  tasks: z.array(z.tuple([z.number(), z.number()])),
});

/**
 * Milliseconds that long tasks block the main thread beyond 50 ms each, from first paint to six seconds after the
 * load event, on a phone-sized screen with the processor slowed. A fresh profile of its own each time.
 */
export async function blockingTime(chromium: PlainChromium, url: string, slowdown: number): Promise<number> {
  const { browserContextId } = z
    .object({ browserContextId: z.string() })
    .parse(await chromium.send('Target.createBrowserContext'));
  const { targetId } = target.parse(
    await chromium.send('Target.createTarget', { url: 'about:blank', browserContextId }),
  );
  const { sessionId } = session.parse(await chromium.send('Target.attachToTarget', { targetId, flatten: true }));
  const page = (method: string, params?: object) => chromium.send(method, params, sessionId);
  const metrics = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };
  await page('Emulation.setDeviceMetricsOverride', metrics);
  await page('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page('Page.enable');
  await page('Page.addScriptToEvaluateOnNewDocument', { source: observe });
  await page('Page.navigate', { url });
  const { paint, tasks, load } = await watch(page);
  await chromium.send('Target.disposeBrowserContext', { browserContextId });
  const after = tasks.filter(([start, duration]) => start + duration > paint && start <= load + WATCHED_MS);
  return after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}

/** Waits until the page is loaded and watched for long enough. Looking costs the page next to nothing. */
async function watch(page: (method: string, params?: object) => Promise<unknown>): Promise<z.infer<typeof measured>> {
  const limit = performance.now() + LOAD_LIMIT_MS;
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  for (;;) {
    const answer = evaluated.parse(await page('Runtime.evaluate', { expression: result, returnByValue: true }));
    const seen = measured.parse(JSON.parse(answer.result.value));
    if (seen.load > 0 && seen.now >= seen.load + WATCHED_MS) return seen;
    if (performance.now() > limit) throw new Error(`The page was not loaded and quiet within ${LOAD_LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
