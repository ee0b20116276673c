import { expect, it } from 'vitest';
import { plainLines } from '../../../cli/serve/plain-connections';

const SECRET = 'hunter2';

it.each([
  { database: `postgres://shop:${SECRET}@db.internal:5432/shop` },
  { database: `postgresql://shop:${SECRET}@db.internal/shop?sslmode=prefer` },
  { database: `postgres://shop:${SECRET}@db.internal/shop?sslmode=no-verify` },
  { search: `http://shop:${SECRET}@search.internal:9200` },
  { files: 's3://pictures?endpoint=http://bucket.internal:9000' },
  { mail: `smtp://shop:${SECRET}@mail.internal:587?tls=optional` },
  { telemetryUrl: 'http://errors.internal/in' },
])('reports once that the connection of %o is unencrypted, without a password', (connections) => {
  const lines = plainLines(connections);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Unencrypted or unverified connection to .*\.internal\. .+; .+\.$/);
  expect(lines[0]).not.toContain(SECRET);
});

it.each([
  {},
  { database: 'postgres://shop@db.internal/shop?sslmode=verify-full', search: 'https://search.internal' },
  {
    database: 'postgres://shop@localhost/shop',
    search: 'http://127.0.0.1:9200',
    mail: 'smtp://localhost?tls=optional',
  },
  { database: 'postgres://[::1]/shop', files: 's3://pictures?endpoint=http://localhost:9000' },
  { database: 'postgres:///shop?host=/var/run/postgresql', files: 'folder', mail: 'smtp://mail.internal:587' },
  { database: { open: 'a part of their own' }, files: 's3://pictures?region=eu-central-1' },
])('reports nothing about %o', (connections) => {
  expect(plainLines(connections)).toEqual([]);
});
