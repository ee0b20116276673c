import { readFile } from 'node:fs/promises';
import { CommandError } from '../../usage/usage-error';

export async function readJson(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError('invalid-input', `${file} cannot be read`, { cause: String(cause) });
  });
  return parsedJson(content, file);
}

export function parsedJson(content: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(content);
    return value;
  } catch (cause) {
    throw new CommandError('invalid-input', `${name} is not valid JSON`, { cause: String(cause) });
  }
}
