import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const ASKED = /^\/api\/|^\/url$/;
const MAX_AGE = 7200;

export function isAllowedOrigin({ headers }: Pick<Request, 'headers'>, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.has(origin);
}

export function crossOrigin(origins: ReadonlySet<string>): MiddlewareHandler {
  const allow = cors({ origin: [...origins], allowMethods: ['GET', 'HEAD', 'POST'], maxAge: MAX_AGE });
  return async (context, next) => {
    if (!ASKED.test(context.req.path)) return next();
    if (isAllowedOrigin(context.req.raw, origins)) return allow(context, next);
    await next();
    context.res.headers.append('vary', 'Origin');
  };
}
