import { readFile } from 'node:fs/promises';
import { CommandError } from '../../usage/usage-error';

/** What a file of JSON holds. @throws CommandError 'invalid-input' naming the file that cannot be read or is no JSON */
export async function readJson(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError('invalid-input', `${file} cannot be read`, { cause: String(cause) });
  });
  try {
    const value: unknown = JSON.parse(content);
    return value;
  } catch (cause) {
    throw new CommandError('invalid-input', `${file} is no JSON`, { cause: String(cause) });
  }
}
