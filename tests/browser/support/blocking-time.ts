import * as z from 'zod/mini';
import type { PlainChromium } from './plain-chromium';

/** Milliseconds from the navigation on that are looked at. */
const WATCHED_MS = 8000;

const observe = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;
const result = `JSON.stringify({
  paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  tasks: longTasks,
})`;
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const measured = z.object({ paint: z.number(), tasks: z.array(z.tuple([z.number(), z.number()])) });

/**
 * Milliseconds that long tasks block the main thread beyond 50 ms each, from first paint to eight seconds after the
 * navigation, on a phone-sized screen with the processor slowed. A fresh profile of its own each time.
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
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  const answer = evaluated.parse(await page('Runtime.evaluate', { expression: result, returnByValue: true }));
  const { paint, tasks } = measured.parse(JSON.parse(answer.result.value));
  await chromium.send('Target.disposeBrowserContext', { browserContextId });
  const after = tasks.filter(([start, duration]) => start + duration > paint);
  return after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}
