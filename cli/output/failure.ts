import { lookUp } from '../../core/shopper';
import { CommandError, UsageError } from '../usage/usage-error';

export interface Failure {
  readonly code: string;
  readonly message: string;
  /** 1: failed; 2: usage error. */
  readonly exitCode: 1 | 2;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly stack?: string | undefined;
}

/** Errors with a readable message and a `code`. */
const EXPECTED = new Set([
  'CommerceDataError',
  'ShopError',
  'ImportFileError',
  'DatabaseUnreachableError',
  'DatabaseUnusableError',
  'HttpFailure',
  'SchemaTooNewError',
]);

export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { code: error.code, message: error.message, exitCode: 2 };
  if (error instanceof CommandError) {
    return { code: error.code, message: error.message, exitCode: 1, facts: error.facts };
  }
  if (error instanceof RangeError && error.message.startsWith('option ')) {
    return { code: 'usage', message: error.message, exitCode: 2 };
  }
  if (!(error instanceof Error)) return { code: 'unexpected', message: String(error), exitCode: 1 };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (EXPECTED.has(error.name))
    return { code: code ?? error.name, message: error.message, exitCode: 1, ...factsOf(error) };
  if (code !== undefined && /^SQLITE_(CORRUPT|NOTADB|FULL|IOERR|READONLY)/.test(code)) {
    return { code, message: `The database file cannot be used: ${error.message}`, exitCode: 1 };
  }
  if (code !== undefined && 'syscall' in error) return { code, message: error.message, exitCode: 1 };
  return { code: code ?? 'unexpected', message: error.message, exitCode: 1, stack: error.stack };
}

function factsOf(error: Error): Pick<Failure, 'facts'> {
  const details = 'details' in error ? error.details : undefined;
  if (typeof details !== 'object' || details === null) return {};
  const known = ['fields', 'why', 'hint'].flatMap((name) => {
    const value = lookUp(details as Readonly<Record<string, unknown>>, name); // sound: any object is a record of unknown values
    return value === undefined ? [] : [[name, value] as const];
  });
  return known.length === 0 ? {} : { facts: Object.fromEntries(known) };
}
