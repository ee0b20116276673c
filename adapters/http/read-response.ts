import { lookUp } from '../../core/kernel/look-up';
import type { HttpResponse } from '../../core/ports';
import { rejectRedirect, toHttpFailure } from './failure';

function headerRecord(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    const before = lookUp(record, name);
    record[name] = before === undefined ? value : `${before}, ${value}`;
  });
  return record;
}

/** @throws HttpFailure EUNKNOWN for a redirect, ECONNRESET if the body is truncated */
export async function readResponse(response: Response): Promise<HttpResponse> {
  // Browsers report unfollowed redirects as this type with status 0.
  if (response.type === 'opaqueredirect') rejectRedirect(302, undefined);
  rejectRedirect(response.status, response.headers.get('location') ?? undefined);
  try {
    return { status: response.status, headers: headerRecord(response.headers), text: await response.text() };
  } catch (error) {
    throw toHttpFailure(error, 'ECONNRESET');
  }
}
