import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../cli/areas';
import { SHELLS } from '../../cli/areas/completion/scripts';
import { optionName } from '../../cli/declare/command';
import { GLOBAL_OPTIONS } from '../../cli/usage/global-options';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

const scripts = new Map<string, string>();
beforeAll(async () => {
  await ensureBin();
  for (const shell of SHELLS) scripts.set(shell, (await vitrine(['completion', shell])).stdout);
}, 120_000);

function offered(...words: readonly string[]): readonly string[] {
  const program = `${scripts.get('bash') ?? ''}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _vitrine; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const text = execFileSync('bash', ['--norc', '-c', program, 'bash', 'vitrine', ...words], { encoding: 'utf8' });
  return text.split('\n').filter((line) => line !== '');
}

describe('completion in bash', () => {
  it.each([
    [['car'], ['cart']],
    [
      ['cart', 'coupon', ''],
      ['apply', 'remove'],
    ],
    [['cart', 'sync', '--dr'], ['--dry-run']],
    [
      ['--data', 'cart', 'cart', 'gift-card', ''],
      ['apply', 'remove'],
    ],
    [['completion', ''], []],
    [['cart', 'show', '--js'], ['--json']],
    [['--data', ''], []],
  ])('of %j offers %j', (words, expected) => {
    const found = offered(...words);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBe(expected.length);
  });

  it('knows every area, command and option', () => {
    expect(offered('')).toEqual(AREAS.map(({ name }) => name));
    expect(offered('-')).toEqual(expect.arrayContaining(Object.keys(GLOBAL_OPTIONS).map(optionName)));
    const area = AREAS.find(({ name }) => name === 'order');
    for (const one of area?.commands ?? []) {
      const options = offered('order', ...one.name.split(' '), '--');
      expect(options).toEqual(expect.arrayContaining(Object.keys(one.options).map(optionName)));
    }
  });
});

describe('completion of any shell', () => {
  it.each(SHELLS)('includes every command and option: %s', (shell) => {
    const script = scripts.get(shell) ?? '';
    for (const { name, commands } of AREAS) {
      for (const one of commands) {
        expect(script).toContain(`${name} ${one.name}`.trim());
        for (const key of Object.keys(one.options)) expect(script).toContain(optionName(key).slice(2));
      }
    }
  });

  it('is refused for an unsupported shell, with a list of the supported ones', async () => {
    const { code, stderr } = await vitrine(['completion', 'tcsh']);
    expect(code).toBe(2);
    expect(stderr).toContain('bash, zsh, fish');
  });
});
