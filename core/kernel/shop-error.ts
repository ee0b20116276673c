import { ERROR_MESSAGES, type ErrorCode } from './error-catalogue';
import { lookUp } from './look-up';

/** Parameters of an error message. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Returns the English message with parameters filled in. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return fillIn(isCommon(code) ? ERROR_MESSAGES[code] : code, params);
}

function isCommon(code: ErrorCode): code is keyof typeof ERROR_MESSAGES {
  return Object.hasOwn(ERROR_MESSAGES, code);
}

/** Missing parameters stay visible. */
export function fillIn(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(lookUp(params, name) ?? whole));
}

/** Additional facts for error handlers. */
export interface ErrorDetails {
  readonly status?: number;
  readonly fields?: readonly {
    readonly field: string;
    readonly message: string;
    readonly code?: string;
    readonly params?: ErrorParams;
  }[];
  readonly [fact: string]: unknown;
}

/** Error raised by core; `code` identifies it across process boundaries. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly params: ErrorParams;
  readonly details: ErrorDetails;

  constructor(
    readonly code: ErrorCode,
    options: { params?: ErrorParams; details?: ErrorDetails; cause?: unknown; message?: string } = {},
  ) {
    super(
      options.message ?? errorMessage(code, options.params),
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.params = options.params ?? {};
    this.details = options.details ?? {};
  }
}

/** Tests for a ShopError, optionally by code; works across bundles. */
export function isShopError(error: unknown, code?: ErrorCode): error is ShopError {
  return (
    error instanceof Error &&
    error.name === 'ShopError' &&
    'code' in error &&
    (code === undefined || error.code === code)
  );
}
