/** Emits declarations per reached module with full specifiers, as every `moduleResolution` accepts. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isCatalogue } from './messages/plugins.mjs';
import { namedModules } from './reached-files.mjs';

const AMBIENT = 'ui/design/css-variables.d.ts';
const COMPILER = 'node_modules/typescript7/bin/tsc';
const DECLARATION = /\.tsx?$/;

const slashes = (path) => path.replaceAll('\\', '/');

async function emit(entries, folder) {
  const config = join(folder, 'tsconfig.json');
  const files = [AMBIENT, ...entries].map((file) => resolve(file));
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: resolve('.'),
    outDir: folder,
  };
  writeFileSync(config, JSON.stringify({ extends: resolve('tsconfig.base.json'), compilerOptions, files }));
  const compiler = spawn(process.execPath, [COMPILER, '-p', config, '--checkers', '2']);
  let said = '';
  for (const stream of [compiler.stdout, compiler.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const status = await new Promise((done) => compiler.on('close', done));
  if (status !== 0) throw new Error(said);
}

/** Declares the compiled catalogue, as consumers may not read JSON as a module. */
function declareCatalogue(file, source) {
  const keys = Object.keys(JSON.parse(readFileSync(source, 'utf8'))).map(
    (key) => `  readonly ${JSON.stringify(key)}: string;\n`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `declare const messages: {\n${keys.join('')}};\nexport default messages;\n`);
  return file;
}

function targetOf(file, specifier, whole) {
  const path = resolve(dirname(file), specifier);
  if (isCatalogue(path)) return declareCatalogue(path.replace(/json$/, 'd.ts'), relative(whole, path));
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate));
}

function linked(file, whole) {
  const text = readFileSync(file, 'utf8');
  const targets = [];
  let done = '';
  let at = 0;
  for (const { specifier, start, end } of namedModules(text)) {
    if (!specifier.startsWith('.') || specifier.endsWith('.css')) continue;
    const target = targetOf(file, specifier, whole);
    if (target === undefined) throw new Error(`${file} names ${specifier}, which has no declaration`);
    targets.push(target);
    const named = slashes(relative(dirname(file), target)).replace(/\.d\.ts$/, '.js');
    done += `${text.slice(at, start)}${named.startsWith('.') ? named : `./${named}`}`;
    at = end;
  }
  return { text: done + text.slice(at), targets };
}

/**
 * @param {readonly string[]} entries source files, relative to the project
 * @param {string} folder output; declarations keep their source paths
 */
export async function buildTypes(entries, folder) {
  mkdirSync('.build', { recursive: true });
  const whole = mkdtempSync(resolve('.build', 'types-'));
  try {
    await emit(entries, whole);
    const waiting = entries.map((entry) => join(whole, entry.replace(DECLARATION, '.d.ts')));
    const seen = new Set(waiting);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const { text, targets } = linked(file, whole);
      const to = join(folder, relative(whole, file));
      mkdirSync(dirname(to), { recursive: true });
      // Indentation by tabs: that of spaces is a fifth of what is installed.
      writeFileSync(
        to,
        text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
      );
      for (const target of targets) {
        if (seen.has(target)) continue;
        seen.add(target);
        waiting.push(target);
      }
    }
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}
