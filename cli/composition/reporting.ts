import type { openReporting, Reporting } from './composition-root';
import { versionNow } from '../version';
import type { GlobalOptions } from '../usage/global-options';

export interface CommandReporting {
  of(open: typeof openReporting, stage?: string): Reporting;
  report(error: unknown): Promise<void>;
  settled(): Promise<void>;
}

export function reportingOf({ telemetry_url: url, api, offline }: GlobalOptions): CommandReporting {
  const opened = new Map<string, Reporting>();
  // Remote shops count as production, since their stage is unknown.
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
