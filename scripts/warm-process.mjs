/**
 * Runs commands in one process to load shared modules once. Each has its own environment and exit code; unexpected
 * errors end the process.
 */
import { Buffer } from 'node:buffer';
import { pathToFileURL } from 'node:url';

const bin = process.argv[2];
const exit = process.exit.bind(process);
let commands = 0;

function capture(stream) {
  const parts = [];
  stream.write = (chunk, encoding, done = encoding) => {
    parts.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return parts;
}

function replaceEnvironment(env) {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
}

process.on('message', ({ args, env }) => {
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  const answer = (code, then) => {
    for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
    process.send({ code, stdout: stdout.join(''), stderr: stderr.join('') }, then);
  };
  process.exit = (code) => answer(code ?? 0);
  process.removeAllListeners('uncaughtException').once('uncaughtException', (error) => {
    stderr.push(String(error.stack));
    answer(1, () => exit(1));
  });
  replaceEnvironment(env);
  process.argv = [process.execPath, bin, ...args];
  commands += 1;
  void import(`${pathToFileURL(bin).href}?command=${commands}`);
});
process.on('disconnect', () => exit(0));
