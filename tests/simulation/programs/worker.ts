import { BackEnd } from '../back-end';
import { addCounts } from '../count-events';
import { generateHistory } from '../generate-history';
import { describeAction } from '../history';
import { shrink } from '../shrink';
import { replay, type Journey } from '../simulate';
import { warmUp } from '../warm-up';

/** Runs `count` seeds from `from` in increments of `step`. */
interface Task {
  readonly from: number;
  readonly step: number;
  readonly count: number;
  /** Real milliseconds allowed to shrink one history. */
  readonly shrinkMs: number;
  readonly maxFailures: number;
  /** A PostgreSQL server; a file by default. */
  readonly database?: string;
}

export type Report =
  | { readonly kind: 'journeys'; readonly count: number; readonly sums: Journey }
  | { readonly kind: 'failure'; readonly seed: number; readonly text: string }
  | { readonly kind: 'done'; readonly cpuSeconds: number };

const REPORT_EVERY = 20;
const NOTHING: Journey = { actions: 0, requests: 0, faults: 0, placed: 0, queued: 0, events: {} };

function report(report: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(report, () => resolve());
  });
}

function add(a: Journey, b: Journey): Journey {
  return {
    actions: a.actions + b.actions,
    requests: a.requests + b.requests,
    faults: a.faults + b.faults,
    placed: a.placed + b.placed,
    queued: a.queued + b.queued,
    events: addCounts(a.events, b.events),
  };
}

async function explain(seed: number, failing: Parameters<typeof shrink>[0], backEnd: BackEnd, limitMs: number) {
  const shortest = limitMs > 0 ? await shrink(failing, backEnd, { limitMs, now: () => performance.now() }) : undefined;
  const { history, error, log } = shortest ?? failing;
  const [whole, left] = [failing.history.actions.length, history.actions.length];
  return [
    `Seed ${seed} fails: ${error.name}: ${error.message.split('\n')[0] ?? ''}`,
    `Replay it: npm run simulate -- --seed ${seed}   (TRACE=1 shows every request)`,
    `The shortest history that still fails has ${left} of ${whole} actions:`,
    ...history.actions.map((action) => `  ${describeAction(action)}`),
    'What happened:',
    ...log.map((line) => `  ${line}`),
    error.stack ?? '',
  ].join('\n');
}

async function work({ from, step, count, shrinkMs, maxFailures, database }: Task): Promise<void> {
  const backEnd = new BackEnd(database);
  await backEnd.open();
  await warmUp(backEnd);
  const unhandled: unknown[] = [];
  process.on('unhandledRejection', (reason) => void unhandled.push(reason));
  let [since, sums, failures] = [0, NOTHING, 0];
  const began = process.cpuUsage();
  for (let index = 0; index < count && failures < maxFailures; index += 1) {
    const seed = from + index * step;
    const history = generateHistory(seed);
    const ending = await replay(history, backEnd);
    since += 1;
    if (ending.ok) sums = add(sums, ending.journey);
    if (since === REPORT_EVERY || index === count - 1) {
      await report({ kind: 'journeys', count: since, sums });
      [since, sums] = [0, NOTHING];
    }
    const [rejection] = unhandled.splice(0);
    const error = ending.ok
      ? rejection && new Error('A rejection was not handled', { cause: rejection })
      : ending.error;
    if (error === undefined) continue;
    failures += 1;
    const log = ending.ok ? [String(rejection)] : ending.log;
    await report({
      kind: 'failure',
      seed,
      text: await explain(seed, { history, error: error as Error, log }, backEnd, shrinkMs),
    });
  }
  if (since > 0) await report({ kind: 'journeys', count: since, sums });
  await backEnd.close();
  const { user, system } = process.cpuUsage(began);
  await report({ kind: 'done', cpuSeconds: (user + system) / 1e6 });
  process.exit(0);
}

// Safe: the parent script sends only tasks.
process.once('message', (task) => void work(task as Task));
process.on('disconnect', () => process.exit(1));
