import { readFile } from 'node:fs/promises';
import type { OrderAddress } from '../../../core/account';
import { CommandError } from '../../usage/usage-error';

export async function readAddresses(text: string): Promise<readonly OrderAddress[]> {
  const json = /^\s*\[/.test(text) ? text : await contentOf(text);
  const list = parse(json);
  if (!Array.isArray(list) || !list.every(isAddress)) {
    throw new CommandError(
      'invalid-input',
      '--addresses: must be a JSON list of addresses with firstname, lastname, street (a list), city, postcode, countryId',
    );
  }
  return list;
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError('invalid-input', `--addresses ${file}: the file cannot be read`, { cause: String(error) });
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new CommandError('invalid-input', '--addresses: not valid JSON', { cause: String(error) });
  }
}

const TEXTS = ['firstname', 'lastname', 'city', 'postcode', 'countryId'] as const;

function isAddress(value: unknown): value is OrderAddress {
  if (typeof value !== 'object' || value === null || !('street' in value)) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  const { street } = value;
  const isStreet = Array.isArray(street) && street.length > 0 && street.every((line) => typeof line === 'string');
  return isStreet && TEXTS.every((name) => typeof found.get(name) === 'string');
}
