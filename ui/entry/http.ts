import { createFetchHttp } from '../../adapters/browser';
import type { Http } from '../../core';

export function openHttp(): Http {
  return createFetchHttp({ baseUrl: window.location.origin });
}
