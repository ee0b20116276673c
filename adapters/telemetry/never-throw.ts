/** Runs something whose failure must not reach the shop: telemetry is never the reason why an order fails. */
export function neverThrow(action: () => unknown): void {
  try {
    const result = action();
    // A sender may be asynchronous; its failure is as unimportant as a thrown one.
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // There is nowhere to report it: this is the reporter.
  }
}
