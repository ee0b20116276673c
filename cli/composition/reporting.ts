import type { openReporting, Reporting } from './composition-root';
import { versionNow } from '../version';
import type { GlobalOptions } from '../usage/global-options';

/** Where one command reports to: by the stage of the shop it works on, which is known once its back end is open. */
export interface CommandReporting {
  /** @param stage as far as it is known by now; that of before by default */
  of(open: typeof openReporting, stage?: string): Reporting;
  /** Reports what nobody expected to the address that was named; without one it does nothing. */
  report(error: unknown): Promise<void>;
  /** Waits for what is on its way, for a few seconds at the most. */
  settled(): Promise<void>;
}

export function reportingOf({ telemetry_url: url, api, offline }: GlobalOptions): CommandReporting {
  const opened = new Map<string, Reporting>();
  // Of a shop elsewhere nobody here knows the stage: it is taken for one that sells.
  let current = api !== undefined || offline ? 'production' : 'development';
  const of: CommandReporting['of'] = (open, stage = current) => {
    current = stage;
    const reporting = opened.get(stage) ?? open(url, stage, url === undefined ? '' : versionNow());
    opened.set(stage, reporting);
    return reporting;
  };
  return {
    of,
    report: async (error) => {
      if (url === undefined) return;
      const { openReporting: open } = await import('./composition-root');
      of(open).telemetry.error(error, { where: 'command line' });
    },
    settled: async () => {
      await Promise.all([...opened.values()].map((reporting) => reporting.settled()));
    },
  };
}
