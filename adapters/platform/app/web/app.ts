import { Hono } from 'hono';
import type { Context } from 'hono';
import {
  callBack,
  checkCode,
  fastLogin,
  loginAsBlogger,
  loginAsUser,
  requestCode,
} from '../../../../core/contract/people/accounts';
import { mailToken } from '../../../../core/contract/content/content';
import type { SecurityLog } from '../../people';
import {
  ApiError,
  dispatch,
  unexpected,
  crossOrigin,
  isAllowedOrigin,
  isCrossSite,
  refuseCrossSite,
  envelope,
  errorResponse,
  type Route,
} from '../../foundation';
import { addHealth } from './health';
import { addPages } from './pages';
import { addPictures } from './pictures';
import type { PlatformApp } from './platform-app';

type Services = Parameters<typeof addHealth>[1] &
  Parameters<typeof addPictures>[1] &
  Parameters<typeof addPages>[1] & { readonly security: SecurityLog };

export function createApp(routes: readonly Route[], services: Services): PlatformApp {
  const { security, settings } = services;
  const paths = new Set(routes.map((route) => route.endpoint.path));
  const app: PlatformApp = new Hono();
  app.use(async (context, next) => {
    const refused = isRefused(context.req.raw, context.req.path, settings);
    if (refused) {
      const { method, path } = context.req;
      // Paths with ids are not logged: ids open carts and orders.
      security.write('cross-site-refused', { method, path: paths.has(path) ? path : 'other' }, context.env);
      context.res = refuseCrossSite();
    } else await next();
    secure(context.res.headers);
  });
  if (settings.corsOrigins.size > 0) app.use(crossOrigin(settings.corsOrigins));
  for (const route of routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.endpoint.method, path, (context) =>
      dispatch(route, context.req.raw, { params: context.req.param(), address: context.env.address }, settings),
    );
  }
  addHealth(app, services);
  addPictures(app, services);
  addPages(app, services);
  for (const path of paths) {
    const allowed = routes.filter((route) => route.endpoint.path === path).map((route) => route.endpoint.method);
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (context) => wrongMethod(context, [...new Set(allowed)]));
  }
  app.notFound((context) =>
    envelope(404, `${context.req.path.slice(0, 200)} is not part of the API`, { error: 'not_found' }),
  );
  app.onError((error) =>
    error instanceof ApiError ? errorResponse(error) : unexpected(error, { name: 'platform' }, settings),
  );
  return app;
}

/** GET endpoints with side effects or secrets: other sites could trigger them. */
const EFFECTS: ReadonlySet<string> = new Set(
  [callBack, checkCode, fastLogin, loginAsBlogger, loginAsUser, mailToken, requestCode].map(({ path }) => path),
);

type Own = Services['settings'];

function isRefused(request: Request, path: string, { publicUrl, corsOrigins }: Own): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/pay/') || (isRead && !EFFECTS.has(path))) return false;
  if (isAllowedOrigin(request, corsOrigins)) return false;
  return isCrossSite(request, () => [request.url, publicUrl]);
}

function wrongMethod(context: Context, allowed: readonly string[]): Response {
  const response = envelope(405, `method must be ${allowed.join(' or ')} for ${context.req.path.slice(0, 200)}`, {
    error: 'method_not_allowed',
  });
  response.headers.set('allow', allowed.join(', '));
  return response;
}

/** Set on the response headers directly: the context would rebuild the response as a stream. */
function secure(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('x-frame-options', 'DENY');
}
