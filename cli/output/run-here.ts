import type { Streams } from './streams';

/**
 * Runs a command line in this process, with its arguments and streams, and ends the process with the outcome.
 * @param run prints the outcome; its result is the exit code
 */
export async function runHere(run: (argv: readonly string[], streams: Streams) => Promise<number>): Promise<void> {
  // The reader of our output has closed it (`vitrine catalog tree | head -3`): that is no error. A full disk is one.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`Error: The output cannot be written: ${error.message}\n`);
      process.exit(1);
    });
  }

  const code = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr });
  // Everything is written and closed; what may still hold the process (a driver's thread) has nothing left to do.
  // What could not be written says so first: its event comes before the next round.
  process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => process.exit(code))));
}
