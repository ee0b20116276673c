import { lookUp } from '../../core';
import { CommandError, UsageError } from '../usage/usage-error';

/** An error as the command line shows it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** 1: the command failed; 2: it was not written right. */
  readonly exitCode: 1 | 2;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Where it happened, for an error that nobody expected. */
  readonly stack?: string | undefined;
}

/** Names of errors whose message is written for people and whose `code` is for programs. */
const EXPECTED = new Set([
  'CommerceDataError',
  'ShopError',
  'ImportFileError',
  'DatabaseUnreachableError',
  'DatabaseUnusableError',
  'HttpFailure',
  'SchemaTooNewError',
]);

/** What to show of anything that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { code: error.code, message: error.message, exitCode: 2 };
  if (error instanceof CommandError) {
    return { code: error.code, message: error.message, exitCode: 1, facts: error.facts };
  }
  // An option of the platform that a configuration gave: the message names it.
  if (error instanceof RangeError && error.message.startsWith('option ')) {
    return { code: 'usage', message: error.message, exitCode: 2 };
  }
  if (!(error instanceof Error)) return { code: 'unexpected', message: String(error), exitCode: 1 };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (EXPECTED.has(error.name))
    return { code: code ?? error.name, message: error.message, exitCode: 1, ...factsOf(error) };
  // A database file that broke while it was open.
  if (code !== undefined && /^SQLITE_(CORRUPT|NOTADB|FULL|IOERR|READONLY)/.test(code)) {
    return { code, message: `The database file cannot be used: ${error.message}`, exitCode: 1 };
  }
  // What the system refuses (a folder that may not be written, a full disk) is explained by its own message.
  if (code !== undefined && 'syscall' in error) return { code, message: error.message, exitCode: 1 };
  return { code: code ?? 'unexpected', message: error.message, exitCode: 1, stack: error.stack };
}

/** The fields that were refused, and why the shop could not be reached. */
function factsOf(error: Error): Pick<Failure, 'facts'> {
  const details = 'details' in error ? error.details : undefined;
  if (typeof details !== 'object' || details === null) return {};
  const known = ['fields', 'why', 'hint'].flatMap((name) => {
    const value = lookUp(details as Readonly<Record<string, unknown>>, name); // sound: any object is a record of what is unknown
    return value === undefined ? [] : [[name, value] as const];
  });
  return known.length === 0 ? {} : { facts: Object.fromEntries(known) };
}
