import { createFetchHttp } from '../../adapters/browser';
import type { Http } from '../../core/shopper';

export function openHttp(): Http {
  return createFetchHttp({ baseUrl: window.location.origin });
}
