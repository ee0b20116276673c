import type { Settings } from '../settings/options';
import { dispatchDirect, type DirectAnswer, type DirectMessage } from './dispatch';
import type { Route } from './route';

/**
 * Answers a request in this process without making a message of it that has to be read again; `undefined` for what only
 * `fetch` answers.
 * @param message what came with it besides the address; nothing for a read
 */
export type DirectCall = (method: string, url: string, message?: DirectMessage) => Promise<DirectAnswer | undefined>;

/** Endpoints with a fixed path by method and path: pages and carts are made of them. */
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
