import { CommanderError } from 'commander';
import { lookUp } from '../core/shopper';
import { AREAS } from './areas';
import type { Area } from './declare/command';
import { GLOBAL_OPTIONS, type GlobalOptions } from './usage/global-options';
import { optionName } from './declare/command';
import { createProgram, lineFault, type Call } from './declare/program';
import { isFromEnvironment } from './usage/environment';
import type { Parameter, Raw } from './usage/parameter';
import { tryRead } from './usage/try-read';
import { UsageError } from './usage/usage-error';
import { wantsJson } from './usage/wants-json';
import { failureOf } from './output/failure';
import { printAnswer, printFailure } from './output/print';
import type { Streams } from './output/streams';
import { createSession, type Session } from './session/session';

const VALUED = new Set(
  Object.entries(GLOBAL_OPTIONS)
    .filter(([, parameter]) => parameter.shape === 'one')
    .map(([key]) => optionName(key)),
);

/** @returns exit code: 0, 1 for a failure, 2 for a usage error */
export async function run(argv: readonly string[], streams: Streams): Promise<number> {
  let session: Session | undefined;
  const json = wantsJson(argv);
  try {
    const call = await readCall(argv, streams);
    if (call === undefined) return 0;
    session = createSession(globalsOf(call), streams);
    const answer = await call.command.execute(call.raw, session);
    await session.close();
    await printAnswer(answer, streams, { json, price: session.price });
    if (answer.failure === undefined) return 0;
    const failure = failureOf(answer.failure);
    printFailure(failure, json, streams);
    return failure.exitCode;
  } catch (error) {
    const failure = failureOf(error);
    printFailure(failure, json, streams);
    if (failure.stack !== undefined) await session?.report(error);
    await session?.close().catch((closing: unknown) => printFailure(failureOf(closing), json, streams));
    return failure.exitCode;
  }
}

/** `undefined` after printing help or version. */
async function readCall(argv: readonly string[], streams: Streams): Promise<Call | undefined> {
  const open = areaOf(argv);
  const version = argv.some((word) => word === '--version' || word === '-V') ? await readVersion() : '';
  const program = createProgram({ areas: AREAS, open, version, print: (text) => streams.out.write(text) });
  try {
    return program.read(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    throw usageErrorOf(error, open, argv);
  }
}

function usageErrorOf(error: CommanderError, open: Area | undefined, argv: readonly string[]): UsageError {
  if (error.code !== 'commander.help') return lineFault(error);
  if (open === undefined)
    return new UsageError(`Name an area: ${AREAS.map((area) => area.name).join(', ')}. See vitrine --help`);
  const names = open.commands.map(({ name }) => name.split(' '));
  const group = names.find(([first = '', second]) => second !== undefined && argv.includes(first))?.[0];
  const where = group === undefined ? open.name : `${open.name} ${group}`;
  const commands =
    group === undefined
      ? names.map(([first]) => first)
      : names.filter(([first]) => first === group).map(([, second]) => second);
  return new UsageError(
    `Name a command of ${where}: ${[...new Set(commands)].join(', ')}. See vitrine ${where} --help`,
  );
}

function areaOf(argv: readonly string[]): Area | undefined {
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (VALUED.has(word)) at += 1;
    else if (!word.startsWith('-')) return AREAS.find((area) => area.name === word);
  }
  return undefined;
}

function globalsOf({ globals, command }: Call): GlobalOptions {
  const values = Object.entries(GLOBAL_OPTIONS).map(([key, parameter]) => {
    const [raw, name] = [lookUp(globals, key), optionName(key)];
    return [key, command.reportsVariables ? readWithout(parameter, raw, name) : parameter.read(raw, name)];
  });
  const read = Object.fromEntries(values) as GlobalOptions; // sound: each member was read by the option of its name
  if (read.quiet && read.verbose) throw new UsageError('--quiet and --verbose cannot be combined');
  return read;
}

/** Falls back to the default, as the command reports the fault. */
function readWithout(parameter: Parameter<unknown>, raw: Raw, name: string): unknown {
  if (!isFromEnvironment(parameter)) return parameter.read(raw, name);
  const read = tryRead(parameter, raw, name);
  return read.fault === undefined ? read.value : parameter.onLine.read(raw, name);
}

async function readVersion(): Promise<string> {
  const { readVersion: read } = await import('./version');
  return read();
}
