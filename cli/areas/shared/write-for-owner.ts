import { writeFile } from 'node:fs/promises';
import { CommandError } from '../../usage/usage-error';

export async function writeForOwner(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600 });
  } catch (error) {
    throw new CommandError('invalid-input', `--out ${file}: the file cannot be written`, { cause: String(error) });
  }
}
