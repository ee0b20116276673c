/** A host that does not answer is not waited for longer than this, in milliseconds. */
const TIMEOUT_MS = 3000;

/** What posts reports, one after the other. */
export interface ReportPost {
  /** Posts one report (JSON text); rejects where it could not be taken. */
  readonly send: (endpoint: string, report: string) => Promise<void>;
  /** Resolves when nothing is on its way, at the latest after the time-out. Never rejects. */
  readonly settled: () => Promise<void>;
}

/** Posts reports with `fetch`, for a process that waits for them before it ends. */
export function createReportPost(): ReportPost {
  const onTheWay = new Set<Promise<unknown>>();
  return {
    send: async (endpoint, report) => {
      const request = fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: report,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      onTheWay.add(request);
      try {
        await (await request).arrayBuffer();
      } finally {
        onTheWay.delete(request);
      }
    },
    settled: async () => {
      await Promise.allSettled(onTheWay);
    },
  };
}
