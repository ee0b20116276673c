/**
 * `node scripts/with-services.mjs [--required] command …`: runs a command with test servers and their addresses in its
 * environment. With `--required` a missing server is a failure, and in-memory test shops use PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { startOpenSearch } from './services/opensearch.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startS3 } from './services/s3.mjs';

const required = process.argv[2] === '--required';
const [command, ...parameters] = process.argv.slice(required ? 3 : 2);
if (command === undefined) {
  process.stderr.write('Which command? node scripts/with-services.mjs [--required] command …\n');
  process.exit(2);
}

const SERVICES = [
  {
    variable: 'POSTGRES_URL',
    start: () => startPostgres({ isDurable: false }),
    suites: 'the suites of PostgreSQL (tests/contract/database and files, tests/cli/several)',
  },
  {
    variable: 'OPENSEARCH_URL',
    start: startOpenSearch,
    suites: 'the suites of OpenSearch (tests/contract/search/opensearch)',
  },
  {
    variable: 'S3_URL',
    start: startS3,
    suites: 'the suites of S3 (tests/contract/files)',
  },
];

const env = { ...process.env };
const stops = [];
for (const { variable, start, suites } of SERVICES) {
  if (env[variable] !== undefined) continue;
  const opened = await start();
  if ('missing' in opened) {
    process.stderr.write(`Not run: ${suites}, since ${opened.missing}.\n`);
    if (required) {
      for (const stop of stops) stop();
      process.exit(1);
    }
  } else {
    env[variable] = opened.url;
    stops.push(opened.stop);
  }
}

if (required) env.VITRINE_TEST_DATABASE = 'postgres';
const child = spawn(command, parameters, { stdio: 'inherit', env });
child.once('error', (error) => {
  process.stderr.write(`${command}: ${error.message}\n`);
  process.exitCode = 1;
});
child.once('close', (code) => {
  for (const stop of stops) stop();
  process.exitCode ??= code ?? 1;
});
