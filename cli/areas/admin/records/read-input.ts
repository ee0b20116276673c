import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { CommandError } from '../../../usage/usage-error';
import { parsedJson, readJson } from '../read-json';
import type { SaveInput } from './record-admin';

const input = z.object({
  id: z.optional(z.string()),
  version: z.optional(z.string()),
  document: z.looseObject({}),
});

export async function readInput(file: string): Promise<SaveInput> {
  const raw = file === '-' ? parsedJson(await text(process.stdin), 'Standard input') : await readJson(file);
  const parsed = input.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new CommandError(
    'invalid-input',
    `${file} must be the output of show --json, or {"document": {…}} for a new one`,
  );
}
