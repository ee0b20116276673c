const TIMEOUT_MS = 3000;

/** Posts reports one after another. */
export interface ReportPost {
  readonly send: (endpoint: string, report: string) => Promise<void>;
  /** Resolves when idle, at latest after the timeout. Never rejects. */
  readonly settled: () => Promise<void>;
}

/** Posts reports with `fetch` and lets a process await them before exit. */
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
