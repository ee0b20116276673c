import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * Error of a query that finds nothing. The library prints the whole document into it, also at each attempt of `waitFor` and `findBy…`, which
 * nobody reads: those keep the message alone, and `waitFor` adds the document once its time is up.
 */
export function pollingError(message: string | null, container: Element): Error {
  if (!isPolling()) return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** True inside an attempt of `waitFor`: the library marks it so that its own diagnostics stay short. */
function isPolling(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
