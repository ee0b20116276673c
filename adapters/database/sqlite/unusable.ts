import { DatabaseUnusableError } from '../../platform/ports/database';

/** Remedies by SQLite error code; longer codes precede their prefixes. */
const REMEDIES: readonly (readonly [code: string, remedy: string])[] = [
  ['SQLITE_NOTADB', 'It is no SQLite database: name another folder, or put a backup in its place'],
  ['SQLITE_CORRUPT', 'It is damaged: put a backup in its place'],
  ['SQLITE_CANTOPEN', 'It must be a file that this user may read and write, in a folder that is there'],
  ['SQLITE_READONLY', 'This user must be allowed to write the file and its folder'],
  ['SQLITE_PERM', 'This user must be allowed to write the file and its folder'],
  ['SQLITE_AUTH', 'This user must be allowed to write the file and its folder'],
  ['SQLITE_FULL', 'The disk is full'],
  ['SQLITE_IOERR', 'The disk cannot be read or written'],
  ['SQLITE_ERROR', 'Its tables are those of another program: name another folder'],
];

export class UpgradeError extends Error {
  override readonly name = 'UpgradeError';

  /** @param from schema version of the shop; 0 if none */
  constructor(
    readonly from: number,
    options: ErrorOptions,
  ) {
    super('The database could not be brought up to date', options);
  }
}

/** Returns a readable error for a file that cannot be opened; other errors unchanged. */
export function unusable(error: unknown, file: string): unknown {
  const said = causeOf(error);
  if (said === undefined) return error;
  if (error instanceof UpgradeError && error.from > 0) {
    const message = `The database ${file} could not be brought up to date from schema ${String(error.from)}: ${said.message}. It is as it was: go on with the program that served it.`;
    return new DatabaseUnusableError(message, { cause: error });
  }
  const [, remedy] = REMEDIES.find(([code]) => said.code.startsWith(code)) ?? [];
  if (remedy === undefined) return error;
  return new DatabaseUnusableError(`The database ${file} cannot be opened: ${said.message}. ${remedy}.`, {
    cause: error,
  });
}

function causeOf(error: unknown): { readonly code: string; readonly message: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  // libsql 0.5 gives no code here, only SQLite's number in the message; 14 is CANTOPEN.
  if (/^ConnectionFailed\(.*: 14"\)$/s.test(error.message))
    return { code: 'SQLITE_CANTOPEN', message: 'unable to open it' };
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message };
  return causeOf(error.cause);
}
