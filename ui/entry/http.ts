import { createFetchHttp } from '../../adapters/browser';
import type { Http } from '../../core';

/** The way to the API of the host that served the page. A page that came with its data asks for nothing, so it comes with the first request. */
export function openHttp(): Http {
  return createFetchHttp({ baseUrl: window.location.origin });
}
