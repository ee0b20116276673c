import { CommanderError } from 'commander';
import { lookUp } from '../../core/shopper';
import { createSingle, lineFault } from '../declare/program';
import { failureOf } from '../output/failure';
import { printAnswer, printFailure } from '../output/print';
import type { Streams } from '../output/streams';
import { GLOBAL_OPTIONS } from '../usage/global-options';
import { wantsJson } from '../usage/wants-json';
import { readVersion } from '../version';
import { STARTER } from './starter-command';

const OPTIONS = { ...STARTER.options, json: GLOBAL_OPTIONS.json };

/**
 * Entry point of `npm create vitrine`; behaves like `vitrine init`.
 * @returns exit code: 0, 1 on failure, 2 on a usage error
 */
export async function create(argv: readonly string[], streams: Streams): Promise<number> {
  const json = wantsJson(argv);
  try {
    const input = await readInput(argv, streams);
    if (input === undefined) return 0;
    await printAnswer(await STARTER.run(input), streams, { json, price: String });
    return 0;
  } catch (error) {
    const failure = failureOf(error instanceof CommanderError ? lineFault(error) : error);
    printFailure(failure, json, streams);
    return failure.exitCode;
  }
}

async function readInput(
  argv: readonly string[],
  { out }: Streams,
): Promise<Parameters<typeof STARTER.run>[0] | undefined> {
  const declared = { ...STARTER, options: OPTIONS };
  const print = (text: string) => out.write(text);
  const read = createSingle('create-vitrine', declared, { version: await readVersion(), print });
  try {
    const raw = read(argv);
    const { args, options } = STARTER;
    return {
      name: args.name.read(lookUp(raw, 'name'), 'NAME'),
      currency: options.currency.read(lookUp(raw, 'currency'), '--currency'),
      country: options.country.read(lookUp(raw, 'country'), '--country'),
    };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw error;
  }
}
