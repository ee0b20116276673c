import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECURITY_EVENTS } from '../../adapters/platform/people/accounts/security-log';

const WATCHING = 'docs/operate/watching.md';

it('the page about monitoring has each kind of the security log, and no other', () => {
  const section = readFileSync(WATCHING, 'utf8').split('## Security log')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, kind = '']) => kind);
  expect(rows).toEqual([...SECURITY_EVENTS]);
});

it('each kind is written somewhere', () => {
  const sources = readdirSync('adapters/platform', { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('security-log.ts'))
    .map((path) => readFileSync(`adapters/platform/${path}`, 'utf8'))
    .join('\n');
  expect(SECURITY_EVENTS.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([]);
});
