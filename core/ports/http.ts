/** One file of a multipart form; `bytes` are the raw content. */
export interface HttpFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A multipart/form-data body; keys may repeat. */
export interface HttpForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly (readonly [name: string, file: HttpFile])[];
}

/** The part of `AbortSignal` that transports use; any `AbortSignal` fits. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Options of calls that read. */
export interface ReadOptions {
  /** Stops the request, which then fails with `details.reason` 'EABORTED'. */
  readonly signal?: AbortSignalLike | undefined;
}

/** A request that `Http` sends. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query, starting with '/': '/api/cart/create?token='. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text or form. The adapter sets a form's content type, core sets that of text. */
  readonly body?: string | HttpForm;
  /** On expiry the adapter rejects with `HttpFailure` 'ETIMEOUT'. */
  readonly timeoutMs?: number;
  /** On abort the adapter stops the request and rejects with `HttpFailure` 'EABORTED'. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Any server response, whatever its status. Header names in lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The response is shared between shops; values parsed from it are frozen. */
  readonly shared?: boolean;
  /** Parsed body from an in-process back end. Shared parts are frozen. */
  readonly document?: unknown;
}

/** Failure reason: unreachable host, timeout, broken connection, abort by the caller, or other. */
export type HttpFailureCode = 'ENOTFOUND' | 'ETIMEOUT' | 'ECONNRESET' | 'EABORTED' | 'EUNKNOWN';

/** Detailed failure reason for developers, if known. */
export type HttpFailureWhy = 'unknown-host' | 'connection-refused' | 'cross-origin' | 'mixed-content' | 'unreachable';

/** Rejection without a readable response; HTTP error statuses never cause it. */
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

/** Transport to the back end: fetch, undici or a platform in the same process. */
export interface Http {
  /** Sends one request once; rejects only with `HttpFailure`. */
  send(request: HttpRequest): Promise<HttpResponse>;
}
