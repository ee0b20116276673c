import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8')
  .split('\n')
  .filter((line) => !/^\s*#/.test(line));

it('compose.yaml contains no password: each is required by name, and nothing starts without it', () => {
  const secret = compose.filter((line) => /password|:\/\/\w+:[^/]*@/i.test(line));
  expect(secret.length).toBeGreaterThan(4);
  for (const line of secret)
    expect(line).toMatch(/\$\{[A-Z_]+_PASSWORD:\?[^}]+\}|\$\$OPENSEARCH_INITIAL_ADMIN_PASSWORD/);
});

it('the search server requires a sign-in, and the shop is no superuser of the database', () => {
  const text = compose.join('\n');
  expect(text).not.toMatch(/DISABLE_SECURITY_PLUGIN|POSTGRES_HOST_AUTH_METHOD|POSTGRES_USER/);
  expect(text).toContain('CREATE DATABASE vitrine OWNER vitrine;');
  expect(text).not.toMatch(/SUPERUSER/);
});

it('the page about containers names every required password', () => {
  const page = readFileSync('docs/operate/container.md', 'utf8');
  const asked = new Set([...compose.join('\n').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name));
  expect([...asked].filter((name) => !page.includes(`${name}=%s`))).toEqual([]);
  expect(asked.size).toBe(3);
});
