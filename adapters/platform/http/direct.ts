import type { Settings } from '../options';
import { dispatchDirect, type DirectAnswer } from './dispatch';
import type { Route } from './route';

/** Answers a request in this process without making text of it; `undefined` for what only `fetch` answers. */
export type DirectCall = (method: string, url: string) => Promise<DirectAnswer | undefined>;

/** The reads with a fixed path, by that path: a page is made of them. */
export function createDirectCall(routes: readonly Route[], settings: Settings): DirectCall {
  const reads = new Map(
    routes
      .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes('{'))
      .map((route) => [route.endpoint.path, route]),
  );
  return async (method, target) => {
    if (method !== 'GET') return undefined;
    const url = new URL(target, 'http://localhost');
    const route = reads.get(url.pathname);
    return route && dispatchDirect(route, url, settings);
  };
}
