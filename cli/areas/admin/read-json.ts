import { readFile } from 'node:fs/promises';
import { CommandError } from '../../usage/usage-error';

/** What a file of JSON holds. @throws CommandError 'invalid-input' naming the file that cannot be read or is no JSON */
export async function readJson(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError('invalid-input', `${file} cannot be read`, { cause: String(cause) });
  });
  return parsedJson(content, file);
}

/** What a text of JSON says. @param name what the message calls it @throws CommandError 'invalid-input' */
export function parsedJson(content: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(content);
    return value;
  } catch (cause) {
    throw new CommandError('invalid-input', `${name} is no JSON`, { cause: String(cause) });
  }
}
