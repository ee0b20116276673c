import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { CommandError } from '../../usage/usage-error';

/** @throws CommandError if the file of `--csv` cannot be written */
export async function writeTable(file: string, lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), createWriteStream(file));
  } catch (error) {
    throw new CommandError('invalid-input', `--csv ${file}: the file cannot be written`, { cause: String(error) });
  }
}
