import type { Http } from '../../core';

/** A postcode that every checkout takes, and the simulated shop does not. */
export const REFUSED_POSTCODE = '00000';

/**
 * The way to a shop that refuses an address: the platform gets an order to that postcode without it, and says so as it says it of any
 * order. One that it has already, or hears of while it is down, it treats as it does the others.
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
