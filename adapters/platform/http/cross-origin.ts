import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Where a front end asks: the API, and the ping after a change of page. */
const ASKED = /^\/api\/|^\/url$/;
/** Seconds for which a browser need not ask again whether it may ask. */
const MAX_AGE = 7200;

/** Whether a request comes from a page that may use the API from another origin. */
export function isAllowedOrigin({ headers }: Pick<Request, 'headers'>, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.has(origin);
}

/**
 * Lets pages of the named origins ask the API and read its answers. No cookie goes along with that: who somebody is stands in a header, which other
 * pages cannot send. Others get no word of it, and caches keep the answers apart.
 */
export function crossOrigin(origins: ReadonlySet<string>): MiddlewareHandler {
  const allow = cors({ origin: [...origins], allowMethods: ['GET', 'HEAD', 'POST'], maxAge: MAX_AGE });
  return async (context, next) => {
    if (!ASKED.test(context.req.path)) return next();
    if (isAllowedOrigin(context.req.raw, origins)) return allow(context, next);
    await next();
    context.res.headers.append('vary', 'Origin');
  };
}
