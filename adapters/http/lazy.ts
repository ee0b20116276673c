import { lazily } from '../../core/kernel/lazily';
import { HttpFailure, type Http } from '../../core/ports';

/**
 * HTTP whose code is loaded with the first request, so that a page that came with its data loads none of it. Where the code cannot be
 * had the request fails as one that reaches nobody (ENOTFOUND), and the next one tries again.
 */
export function createLazyHttp(load: () => Promise<Http>): Http {
  const loaded = lazily(load);
  return {
    async send(request) {
      const http = await loaded().catch((error: unknown) => {
        throw new HttpFailure('ENOTFOUND', 'The code that makes requests could not be loaded', { cause: error });
      });
      return http.send(request);
    },
  };
}
