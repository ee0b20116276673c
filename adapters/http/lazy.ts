import { lazily } from '../../core/kernel/async/lazily';
import { HttpFailure, type Http } from '../../core/ports';

/** Loads the HTTP code with the first request. A failed load rejects with ENOTFOUND and is retried next time. */
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
