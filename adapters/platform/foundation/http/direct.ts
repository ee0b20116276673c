import type { Settings } from '../settings/options';
import { dispatchDirect, type DirectAnswer, type DirectMessage } from './dispatch';
import type { Route } from './route';

/**
 * Answers a call in process without serializing; `undefined` if only `fetch` can answer it.
 * @param message headers and body; omitted for a read
 */
export type DirectCall = (method: string, url: string, message?: DirectMessage) => Promise<DirectAnswer | undefined>;

export function createDirectCall(routes: readonly Route[], settings: Settings): DirectCall {
  const direct = new Map(
    routes
      .filter(({ endpoint }) => endpoint.bodyKind !== 'multipart' && !endpoint.path.includes('{'))
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  );
  return async (method, target, message) => {
    const url = new URL(target, 'http://localhost');
    const route = direct.get(`${method} ${url.pathname}`);
    return route && dispatchDirect(route, { url, ...message }, settings);
  };
}
