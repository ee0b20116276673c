import type { Platform } from '../composition/composition-root';
import { answerRequest, type Dependencies } from './answer-request';
import { errorPage } from './error-page';
import { secured } from './secure-headers';

/** Startup wait per request, in milliseconds; well below proxy timeouts. */
const START_WAIT_MS = 1000;

/** Returns 503 with `Retry-After` while starting. Never rejects. */
export async function answerWhenReady(
  request: Request,
  parts: Promise<Dependencies>,
  connection: Parameters<Platform['fetch']>[1] = {},
  waitMs = START_WAIT_MS,
): Promise<Response> {
  const ready = await within(parts, waitMs);
  if (ready !== undefined) return answerRequest(request, ready, connection);
  const pathname = URL.canParse(request.url) ? new URL(request.url).pathname : '/';
  return secured(errorPage(pathname, true), { pathname, isHttps: false });
}

function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
