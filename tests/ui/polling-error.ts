import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Omits the document from errors inside `waitFor` and `findBy…` retries, where nobody reads it. */
export function pollingError(message: string | null, container: Element): Error {
  if (!isPolling()) return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

function isPolling(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
