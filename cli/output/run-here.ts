import type { Streams } from './streams';

export async function runHere(run: (argv: readonly string[], streams: Streams) => Promise<number>): Promise<void> {
  // A reader that closes early (`vitrine catalog tree | head -3`) is no error; a full disk is.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`Error: The output cannot be written: ${error.message}\n`);
      process.exit(1);
    });
  }

  const code = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr });
  // Exit explicitly, since driver threads may keep the process alive; write errors are emitted before that.
  process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => process.exit(code))));
}
