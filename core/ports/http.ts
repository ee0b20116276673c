/** One file of a multipart form. `bytes` are the raw content. */
export interface HttpFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A body that is sent as multipart/form-data; a key may repeat. */
export interface HttpForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly (readonly [name: string, file: HttpFile])[];
}

/** What an `Http` is asked to send. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query below the API host, always starting with '/': '/api/cart/create?token='. */
  readonly url: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text or a form. The adapter sets the content type of a form; for text core sets it. */
  readonly body?: string | HttpForm;
  /** The adapter gives up after so many milliseconds with an `HttpFailure` 'ETIMEOUT'. */
  readonly timeoutMs?: number;
}

/** Any answer of the server, whatever its status. Header names in lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Set when the very same answer is handed to many shops; what is read from it is then shared too, and frozen. */
  readonly shared?: boolean;
  /**
   * What the text says, where the adapter was given that instead of a text, by a back end in the same process. Parts of it
   * may be shared with other answers; those are frozen.
   */
  readonly document?: unknown;
}

/** Why no answer came: the host was not reached, the time ran out, the connection broke, or something else. */
export type HttpFailureCode = 'ENOTFOUND' | 'ETIMEOUT' | 'ECONNRESET' | 'EUNKNOWN';

/**
 * What is known of the reason, for who builds on the shop: no machine has that name, nothing listens at that port, the browser does not let this page
 * read what another origin answers (CORS), it asks no plain http from a page of https, or it only says that there was no answer.
 */
export type HttpFailureWhy = 'unknown-host' | 'connection-refused' | 'cross-origin' | 'mixed-content' | 'unreachable';

/** What an adapter rejects with when there is no answer to read. An answer of any status is never a failure. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly why: HttpFailureWhy | undefined;
  constructor(
    readonly code: HttpFailureCode,
    message: string,
    { why, ...options }: { cause?: unknown; why?: HttpFailureWhy | undefined } = {},
  ) {
    super(message, options);
    this.why = why;
  }
}

/** The way to the back end: fetch in a browser, undici in Node, or a platform in the same process. */
export interface Http {
  /** Sends one request, once. Rejects with `HttpFailure` and nothing else. */
  send(request: HttpRequest): Promise<HttpResponse>;
}
