import { HttpFailure, type HttpRequest } from '../../core/ports';
import { toFormData } from './body';

export interface PreparedRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
}

/**
 * @param baseUrl '' for the page's own host
 * @throws HttpFailure EUNKNOWN if the URL could lead to another host, or a GET has a body
 */
export function prepareRequest(baseUrl: string, request: HttpRequest): PreparedRequest {
  if (!request.url.startsWith('/') || request.url.startsWith('//')) {
    throw new HttpFailure('EUNKNOWN', `The request URL must start with one '/': ${request.url}`);
  }
  const { body } = request;
  if (request.method === 'GET' && body !== undefined) {
    throw new HttpFailure('EUNKNOWN', `A GET request has no body: ${request.url}`);
  }
  const headers = { ...request.headers };
  const isForm = typeof body === 'object';
  if (isForm) delete headers['content-type']; // the transport sets it with the boundary
  return { url: baseUrl.replace(/\/+$/, '') + request.url, headers, body: isForm ? toFormData(body) : body };
}
