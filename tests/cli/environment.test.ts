import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

let folder: string;
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = (text: string): string => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
};
const config = async (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  (await vitrine([...args, 'config'], env)).stdout;

describe('a setting', () => {
  it('is read from its variable, or from a file that the variable names', async () => {
    expect(await config({ VITRINE_STORES: 'de,us' })).toMatch(/^stores +de, us /m);
    const url = 'postgres://vitrine:hush@database:5432/shop';
    const shown = await config({ VITRINE_DATABASE_FILE: secret(`${url}\n`) });
    expect(shown).toMatch(/^database +postgres:\/\/vitrine:\*\*\*@database:5432\/shop /m);
    expect(await config({ VITRINE_DATA: folder })).toContain(folder.slice(0, 40));
  });

  it('is overridden by the command line', async () => {
    expect(await config({ VITRINE_STORES: 'de' }, '--stores', 'us')).toMatch(/^stores +us /m);
  });

  it.each([
    [{ VITRINE_STORES: 'de,?' }, 'VITRINE_STORES must be store codes'],
    [{ VITRINE_DATABASE_FILE: '/run/secrets/none' }, 'VITRINE_DATABASE_FILE: /run/secrets/none cannot be read'],
    [
      { VITRINE_SMS: 'https://:0123456789abcdef@sms.example', VITRINE_SMS_FILE: '/x' },
      'VITRINE_SMS and VITRINE_SMS_FILE',
    ],
  ])('is refused with the name of its variable: %o', async (env, message) => {
    const { code, stderr } = await vitrine(['config'], env);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('of the server is validated before anything is opened', async () => {
    for (const [env, message] of [
      [{ VITRINE_PORT: '70000' }, 'VITRINE_PORT must be a whole number from 0 to 65535, not "70000"'],
      [{ VITRINE_PUBLIC_URL: 'shop' }, 'VITRINE_PUBLIC_URL must be an address such as https://shop.example'],
      [{ VITRINE_TRUSTED_PROXY: 'private, nginx' }, '--trusted-proxy must be an address such as 10.0.0.2'],
    ] as const) {
      const { code, stderr } = await vitrine(['--data', folder, 'serve'], env);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  it('never shows an invalid secret', async () => {
    const { code, stderr } = await vitrine(['config'], { VITRINE_DATABASE_FILE: secret('mysql://root:hush@h/shop') });
    expect([code, stderr]).toEqual([2, expect.stringContaining('VITRINE_DATABASE_FILE must be a URL that starts')]);
    expect(stderr).not.toContain('hush');
  });
});
