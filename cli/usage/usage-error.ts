/** The command was not written as it has to be. The message names the option or argument and the limit; the process ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}

/** The command was right, and cannot be carried out. The process ends with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    /** For programs: 'coupon-rejected'. */
    readonly code: string,
    message: string,
    /** Further members of the error's JSON: {fields: {…}}. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
