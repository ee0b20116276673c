import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { lookUp, type HttpFile } from '../../../core/shopper';
import { CommandError } from '../../usage/usage-error';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export async function readPhoto(file: string, name: string): Promise<HttpFile> {
  const type = lookUp(TYPES, extname(file).toLowerCase());
  if (type === undefined) {
    throw new CommandError('invalid-input', `${name} ${file}: must be one of ${Object.keys(TYPES).join(', ')}`);
  }
  try {
    return { name: basename(file), type, bytes: new Uint8Array(await readFile(file)) };
  } catch (error) {
    throw new CommandError('invalid-input', `${name} ${file}: the file cannot be read`, { cause: String(error) });
  }
}
