/** Ignores errors, sync and async: telemetry must never break an order. */
export function neverThrow(action: () => unknown): void {
  try {
    const result = action();
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // There is nowhere to report it: this is the reporter.
  }
}
