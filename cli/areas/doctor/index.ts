import { command } from '../../declare/command';
import type { Screen } from '../../output/screen';
import { packageRoot } from '../../package-root';
import type { Session } from '../../session/session';
import { text, whole } from '../../usage/kinds';
import { optional, type Parameter } from '../../usage/parameter';
import { tryRead } from '../../usage/try-read';
import { CommandError, UsageError } from '../../usage/usage-error';
import { serve } from '../serve';
import { runChecks, type Check, type Checked } from './check';

const MAX_PORT = 65_535;

function ofServe(name: 'host' | 'port'): string {
  const parameter: Parameter<unknown> | undefined = serve.options[name];
  if (parameter === undefined) return '';
  const read = tryRead(parameter, undefined, name);
  return read.fault === undefined ? String(read.value) : (parameter.fallback ?? '');
}

interface Where {
  readonly port: number | undefined;
  readonly host: string | undefined;
}

async function checksOf({ port, host }: Where, session: Session): Promise<readonly Check[]> {
  const [root, { data }, now] = [packageRoot(), session.globals, () => Date.now()];
  const { packageChecks } = await import('./package-checks');
  const { machineChecks } = await import('./machine-checks');
  const { checkEnvironment, placeChecks } = await import('./place-checks');
  const place = { root, data, now, host: host ?? ofServe('host'), port: port ?? Number(ofServe('port')) };
  return [
    ...packageChecks({ root, node: process.versions.node }),
    { name: 'environment', look: () => Promise.resolve(checkEnvironment(process.env, serve.options)) },
    ...placeChecks(session.globals, () => session.place(), now),
    ...machineChecks(place),
  ];
}

const MARKS = { right: '✓', wrong: '✗', skipped: '–' } as const;

function reportText(all: readonly Checked[], { good, bad, dim }: Screen): string {
  const paint = { right: good, wrong: bad, skipped: dim };
  const width = Math.max(...all.map(({ name }) => name.length));
  return all
    .map(({ name, state, found, remedy }) => {
      const line = paint[state](`${MARKS[state]} ${name.padEnd(width)}  ${found}`);
      return remedy === undefined ? line : `${line} → ${remedy}`;
    })
    .join('\n');
}

export const doctor = command({
  name: '',
  summary: 'check this installation and suggest fixes; changes nothing',
  options: {
    port: optional('port to check (default: as for serve)', whole(0, MAX_PORT)),
    host: optional('address to check (default: as for serve)', text('address', 255)),
  },
  reportsVariables: true,
  run: async (where, session) => {
    if (session.globals.api !== undefined) throw new UsageError('doctor checks this installation: remove --api');
    const checks = await checksOf(where, session);
    let since = performance.now();
    const all = await runChecks(checks, ({ name }) => {
      session.detail(`checked ${name}`, since);
      since = performance.now();
    });
    const faults = all.filter(({ state }) => state === 'wrong').length;
    const failure = new CommandError('unsound', `${String(faults)} of ${String(all.length)} checks failed`);
    return {
      json: { isSound: faults === 0, checks: all },
      text: (screen) => reportText(all, screen),
      ...(faults > 0 && { failure }),
    };
  },
});
