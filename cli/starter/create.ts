import { CommanderError } from 'commander';
import { lookUp } from '../../core';
import { createSingle, lineFault } from '../declare/program';
import { failureOf } from '../output/failure';
import { printAnswer, printFailure } from '../output/print';
import type { Streams } from '../output/streams';
import { GLOBAL_OPTIONS } from '../usage/global-options';
import { wantsJson } from '../usage/wants-json';
import { readVersion } from '../version';
import { STARTER } from './starter-command';

const OPTIONS = { json: GLOBAL_OPTIONS.json };

/**
 * Runs a line of `create-vitrine`, which is `npm create vitrine`: does, prints and refuses what `vitrine init` does.
 * @returns the exit code: 0, 1 when the shop could not be made, 2 when the line was not written right
 */
export async function create(argv: readonly string[], streams: Streams): Promise<number> {
  const json = wantsJson(argv);
  try {
    const name = await readName(argv, streams);
    if (name === undefined) return 0;
    await printAnswer(await STARTER.run({ name }), streams, { json, price: String });
    return 0;
  } catch (error) {
    const failure = failureOf(error instanceof CommanderError ? lineFault(error) : error);
    printFailure(failure, json, streams);
    return failure.exitCode;
  }
}

/** The name that the line gives; `undefined` when help or the version was asked for and has been printed. */
async function readName(argv: readonly string[], { out }: Streams): Promise<string | undefined> {
  const declared = { ...STARTER, options: OPTIONS };
  const print = (text: string) => out.write(text);
  const read = createSingle('create-vitrine', declared, { version: await readVersion(), print });
  try {
    return STARTER.args.name.read(lookUp(read(argv), 'name'), 'NAME');
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw error;
  }
}
