/** Invalid usage; the process exits with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}

/** A valid command failed; the process exits with code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    readonly code: string,
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
