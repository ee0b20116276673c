import { lookUp } from '../../core/kernel/look-up';
import type { HttpResponse } from '../../core/ports';
import { rejectRedirect, toHttpFailure } from './failure';

/** Header names come in lower case; a name that repeats (set-cookie) is joined by a comma. */
function headerRecord(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    const before = lookUp(record, name);
    record[name] = before === undefined ? value : `${before}, ${value}`;
  });
  return record;
}

/**
 * Reads a web Response to its end.
 * @throws HttpFailure EUNKNOWN for a redirect, ECONNRESET when the body breaks off
 */
export async function readResponse(response: Response): Promise<HttpResponse> {
  // A browser shows a redirect that was not followed as this type, with status 0 and nothing else.
  if (response.type === 'opaqueredirect') rejectRedirect(302, undefined);
  rejectRedirect(response.status, response.headers.get('location') ?? undefined);
  try {
    return { status: response.status, headers: headerRecord(response.headers), text: await response.text() };
  } catch (error) {
    throw toHttpFailure(error, 'ECONNRESET');
  }
}
