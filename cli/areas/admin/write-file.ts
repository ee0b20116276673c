import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../../usage/usage-error';

/** @throws CommandError if the file cannot be written */
export async function write(file: string, content: string | Uint8Array, option = '--csv'): Promise<void> {
  try {
    await pipeline(Readable.from([content]), createWriteStream(file));
  } catch (error) {
    throw new CommandError('invalid-input', `${option} ${file}: the file cannot be written`, { cause: String(error) });
  }
}
