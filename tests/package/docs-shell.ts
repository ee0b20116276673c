import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { run } from '../../cli/run';

/**
 * `vitrine` calls run inside the test process, which has the program loaded; a process per call would take a second.
 */
const PRELUDE = `
set -euo pipefail
exec 2>&1
trap 'echo "$AT: $BASH_COMMAND"' ERR
vitrine() {
  local code out err names=("\${!VITRINE_@}") pairs=() name
  for name in \${names[@]+"\${names[@]}"}; do pairs+=("$name=\${!name}"); done
  exec 3<>"/dev/tcp/127.0.0.1/$CALLS"
  printf '%s\\0' "$PWD" "\${#pairs[@]}" \${pairs[@]+"\${pairs[@]}"} "$#" "$@" >&3
  read -r -u 3 code out err
  exec 3>&-
  cat "$out"
  cat "$err" >&2
  return "$code"
}
npx() {
  [ "$1" = vitrine ] || { echo "npx $1 is not run here"; return 1; }
  shift
  vitrine "$@"
}
`;

const INSIDE = Object.keys(process.env).filter((name) => name.startsWith('VITRINE_'));
const OUTSIDE = Object.fromEntries(Object.entries(process.env).filter(([name]) => !INSIDE.includes(name)));

interface SentCall {
  readonly folder: string;
  readonly variables: readonly string[];
  readonly argv: readonly string[];
}

function readCall(sent: string): SentCall | undefined {
  const parts = sent.split('\0').slice(0, -1);
  const [folder, variables] = [parts[0], Number(parts[1])];
  const args = Number(parts[2 + variables]);
  if (folder === undefined || Number.isNaN(args) || parts.length < 3 + variables + args) return undefined;
  return { folder, variables: parts.slice(2, 2 + variables), argv: parts.slice(3 + variables) };
}

async function carryOut({ folder, variables, argv }: SentCall, answers: string): Promise<string> {
  const home = process.cwd();
  process.chdir(folder);
  const pairs = variables.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  for (const name of INSIDE) vi.stubEnv(name, undefined);
  for (const [name, value] of pairs) vi.stubEnv(name, value);
  const [out, err] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(out), text(err)]);
  const code = await run(argv, { out, err });
  out.end();
  err.end();
  vi.unstubAllEnvs();
  process.chdir(home);
  const files = (await said).map((words, at) => {
    const file = join(answers, String(at));
    writeFileSync(file, words);
    return file;
  });
  return `${String(code)} ${files.join(' ')}\n`;
}

export interface DocsShell {
  run(script: string, folder: string): Promise<{ readonly said: string; readonly code: number | null }>;
  close(): Promise<void>;
}

/** Opens bash with a `vitrine` that runs in this process, one call at a time. */
export async function openDocsShell(): Promise<DocsShell> {
  const answers = mkdtempSync(join(tmpdir(), 'vitrine-answers-'));
  const listen = (socket: Socket) => {
    let sent = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      sent += chunk;
      const call = readCall(sent);
      if (call === undefined) return;
      sent = '';
      carryOut(call, answers).then(
        (answer) => socket.end(answer),
        (error: unknown) => socket.destroy(error instanceof Error ? error : undefined),
      );
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(listen);
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('It listens on no port');
  return {
    run: async (script, folder) => {
      const env = { ...OUTSIDE, CALLS: String(bound.port), NO_COLOR: '1' };
      const child = spawn('bash', ['-c', PRELUDE + script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
      const said = await text(child.stdout);
      return { said, code: await ended };
    },
    close: async () => {
      await new Promise((closed) => server.close(closed));
      rmSync(answers, { recursive: true, force: true });
    },
  };
}
