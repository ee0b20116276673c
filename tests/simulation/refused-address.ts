import type { Http } from '../../core/shopper';

export const REFUSED_POSTCODE = '00000';

/**
 * Simulates a refused address by removing the postcode from new orders. Known orders, and those sent while the shop is
 * down, pass unchanged.
 */
export function refuseAddress(inner: Http): Http {
  const postcode = `"postcode":"${REFUSED_POSTCODE}"`;
  return {
    send: (request) => {
      if (!request.url.startsWith('/api/order?') || typeof request.body !== 'string') return inner.send(request);
      return inner.send({ ...request, body: request.body.replaceAll(postcode, '"postcode":""') });
    },
  };
}
