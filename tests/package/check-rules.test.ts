import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/check-rules.mjs');
const SOUND: Readonly<Record<string, string>> = {
  'core/tax.ts': '/** Tax (S §4, §5; A §2.9). */\nexport const RATE = 0;',
  'tests/core/tax.test.ts': "it('is 0 where the shop\\'s rules say nothing', () => undefined);",
  'docs/rules.md': `## S §4 Behaviour

| Rule | Held by | Shown by |
| --- | --- | --- |
| No rule, no tax. | \`core/tax.ts#RATE\` | \`tests/core/tax.test.ts\` › "is 0 where the shop's rules" |

## S §5 Checks

### A §2.9 Orders
`,
  'docs/decisions.md': '# Decisions\n\n- **tax**: none, because no rule says one. (S §4)\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-rules-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function check(changed: Readonly<Record<string, string>> = {}): {
  readonly status: number | null;
  readonly said: string;
} {
  for (const [path, text] of Object.entries({ ...SOUND, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}
const rules = (from: string, to: string) => ({ 'docs/rules.md': (SOUND['docs/rules.md'] ?? '').replace(from, to) });
const ROW = '| No rule, no tax. |';
const again = `${ROW} \`core/tax.ts\` | \`tests/core/tax.test.ts\` › "is 0" |\n${ROW}`;

describe('check:rules', () => {
  it('reports the number of rules if all are valid', () => {
    expect(check()).toEqual({ status: 0, said: '1 rules stand.' });
  });

  it('refuses a row whose file only imports the symbol', () => {
    const said = `docs/rules.md:5: core/tax.ts has no 'RATE'`;
    const imported = {
      'core/tax.ts': "import {\n  RATE,\n} from './rates';\n/** Tax (S §4, §5; A §2.9). */\nlet tax;",
    };
    expect(check(imported)).toMatchObject({ status: 1 });
    expect(check(imported).said).toContain(said);
  });

  it('accepts a title of it.each, with placeholders or filled in', () => {
    const filled = (name: string) => ({
      'tests/core/tax.test.ts': "it.each([])('of %s is $rate', () => undefined);",
      ...rules("is 0 where the shop's rules", name),
    });
    expect(check(filled('of %s is $rate')).status).toBe(0);
    expect(check(filled('of Oregon is 0')).status).toBe(0);
    expect(check(filled('in Oregon is 0')).said).toContain('has no test "in Oregon is 0"');
  });

  it.each([
    ['a missing file', rules('core/tax.ts#', 'core/toll.ts#'), 'docs/rules.md:5: no file core/toll.ts'],
    ['a missing symbol', rules('#RATE', '#RATES'), "docs/rules.md:5: core/tax.ts has no 'RATES'"],
    ['a missing test file', rules('`tests/core/tax', '`tests/core/toll'), 'no test file tests/core/toll.test.ts'],
    ['a missing test', rules('is 0 where', 'is 1 where'), 'tests/core/tax.test.ts has no test "is 1 where the shop'],
    ['a malformed row', rules(' › "is', ' "is'), 'docs/rules.md:5: is no row'],
    ['a duplicate row', rules(ROW, again), 'docs/rules.md:6: says the same as docs/rules.md:5'],
    ['a chapter of A without a heading', rules('### A §2.9', '### A §2.8'), 'core/tax.ts:1: names A §2.9, which'],
    ['a second chapter of S without one', rules('## S §5', '## S §6'), 'core/tax.ts:1: names S §5, which'],
    [
      'a decision without a reason',
      { 'docs/decisions.md': '- **tax**: none. (S §4)' },
      'decisions.md:1: gives no reason',
    ],
    [
      'a decision without a topic',
      { 'docs/decisions.md': '- none, because.' },
      'decisions.md:1: begins with no **topic**',
    ],
  ])('reports %s', (_what, changed, said) => {
    const answer = check(changed);
    expect(answer.status).toBe(1);
    expect(answer.said).toContain(said);
    expect(answer.said.split('\n')).toHaveLength(1);
  });
});
