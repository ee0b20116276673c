import { ERROR_MESSAGES, type ErrorCode } from './error-catalogue';
import { lookUp } from './look-up';

/** Values that an error's message names: {key: 'sku'}. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The message of a code with its parameters filled in: '{email}' becomes the address. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return fillIn(isCommon(code) ? ERROR_MESSAGES[code] : code, params);
}

function isCommon(code: ErrorCode): code is keyof typeof ERROR_MESSAGES {
  return Object.hasOwn(ERROR_MESSAGES, code);
}

/** A sentence with its parameters; one that was not given stays visible. */
export function fillIn(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(lookUp(params, name) ?? whole));
}

/** Further facts of an error, for those who handle it: the HTTP code, rejected fields, the sku it is about. */
export interface ErrorDetails {
  readonly status?: number;
  readonly fields?: readonly {
    readonly field: string;
    readonly message: string;
    /** With `params` what finds the sentence in other languages. */
    readonly code?: string;
    readonly params?: ErrorParams;
  }[];
  readonly [fact: string]: unknown;
}

/**
 * The one family of errors that core raises. `code` tells them apart and survives every process border; the message is
 * the specification's, word for word (S §8; A §8).
 */
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

/** Whether something caught is a ShopError, of the given code if one is named. Works across bundles. */
export function isShopError(error: unknown, code?: ErrorCode): error is ShopError {
  return (
    error instanceof Error &&
    error.name === 'ShopError' &&
    'code' in error &&
    (code === undefined || error.code === code)
  );
}
