/** Writes the declarations of a package's public entries as text, so that a review sees each change of the types. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  noLib: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const UNEXPORTED = 'unexported';
/** Tables of texts change every day and are checked by `npm run messages`. */
const TEXTS = /\/ui\/text\/(?:messages|placeholders)\//;
/** Tables that are derived from all endpoints would be most of the report; their parts are in it. */
const MAX_LENGTH = 30_000;
const printer = ts.createPrinter({ removeComments: true });
const byText = (one, other) => (one < other ? -1 : Number(one > other));

/** Reads relative modules only: other packages have versions of their own. */
function programOf(rootNames) {
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (path) => path, OPTIONS);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containing, OPTIONS, host, cache)
        : { resolvedModule: undefined },
    );
  return ts.createProgram({ rootNames, options: OPTIONS, host });
}

/** A declaration's whole statement: `export declare const a: A, b: B`. */
function statementOf(declaration) {
  let node = declaration;
  while (node.parent !== undefined && !ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

function withoutPrivateMembers(context) {
  const isPrivate = (member) =>
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0 ||
    (member.name !== undefined && ts.isPrivateIdentifier(member.name));
  return (node) => {
    if (!ts.isClassDeclaration(node)) return node;
    const members = node.members.filter((member) => !isPrivate(member));
    return context.factory.updateClassDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  };
}

function printed(statement) {
  const { transformed } = ts.transform(statement, [withoutPrivateMembers]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0], statement.getSourceFile());
  const bare = text
    .replace(/^(?:export |declare |default )+/, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4));
  if (bare.length <= MAX_LENGTH) return bare;
  const digest = createHash('sha256').update(bare).digest('hex').slice(0, 16);
  return `${bare.slice(0, bare.search(/[:={<]/)).trim()}; // ${String(bare.length)} characters, SHA-256 ${digest}`;
}

/** Collects the statements of symbols, and of the package's own symbols that these mention. */
class Declarations {
  #checker;
  #statements = new Map();

  constructor(checker) {
    this.#checker = checker;
  }

  resolved(symbol) {
    return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
  }

  of(symbol) {
    const statements = (this.resolved(symbol).declarations ?? []).map(statementOf);
    return [...new Set(statements)].filter((one) => !ts.isSourceFile(one));
  }

  textOf(statement) {
    const known = this.#statements.get(statement) ?? printed(statement);
    this.#statements.set(statement, known);
    return known;
  }

  /** Adds to `found` what `statements` mention, directly or through others. */
  reach(statements, found) {
    const waiting = [...statements];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      const visit = (node) => {
        if (ts.isIdentifier(node)) {
          const symbol = this.#checker.getSymbolAtLocation(node);
          if (symbol !== undefined) waiting.push(...this.of(symbol).filter((one) => !found.has(one)));
        }
        ts.forEachChild(node, visit);
      };
      ts.forEachChild(next, visit);
    }
  }
}

const fenced = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`;

function entryReport(entry, names, taken, declarations) {
  const parts = names.map(({ name, statements }) => {
    const [first] = statements;
    const owner = first === undefined ? undefined : taken.get(first);
    if (owner !== undefined && owner !== entry) return `// ${name}: as in ${owner}`;
    for (const one of statements) taken.set(one, entry);
    const code = statements.map((one) => declarations.textOf(one)).join('\n');
    return new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(code) ? code : `// ${name} is\n${code}`;
  });
  return `# ${entry}\n\n${fenced([...new Set(parts)].join('\n'))}`;
}

function unexportedReport(statements, folder, declarations) {
  const modules = new Map();
  for (const one of statements) {
    const path = relative(folder, one.getSourceFile().fileName)
      .replaceAll('\\', '/')
      .replace(/^dist\/lib\//, '')
      .replace(/\.d\.ts$/, '');
    modules.set(path, [...(modules.get(path) ?? []), one]);
  }
  const parts = [...modules]
    .toSorted(([one], [other]) => byText(one, other))
    .map(([path, list]) => {
      const inOrder = list.toSorted((one, other) => one.pos - other.pos);
      return `## ${path}\n\n${fenced(inOrder.map((one) => declarations.textOf(one)).join('\n'))}`;
    });
  return `# Declarations that public ones mention, without being exported\n\n${parts.join('\n')}`;
}

/**
 * Returns the reports of a built package: one per entry with types, and one of unexported declarations.
 *
 * @param {string} root the package, with its declarations built
 * @returns {ReadonlyMap<string, string>} text by file name, such as 'react.api.md'
 */
export function apiReports(root) {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [] : [{ entry: name + path.slice(1), file: resolve(root, target.types) }],
  );
  const program = programOf(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const declarations = new Declarations(checker);
  const [taken, reached, reports] = [new Map(), new Set(), new Map()];
  for (const { entry, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is not built, or exports nothing`);
    const names = checker
      .getExportsOfModule(module)
      .toSorted((one, other) => byText(one.name, other.name))
      .map((symbol) => ({ name: symbol.name, statements: declarations.of(symbol) }));
    for (const { statements } of names) declarations.reach(statements, reached);
    const title = entry === name ? name : entry.slice(name.length + 1);
    reports.set(`${title}.api.md`, entryReport(entry, names, taken, declarations));
  }
  const unexported = [...reached].filter((one) => !taken.has(one) && !isListOnly(one) && !isText(one));
  reports.set(`${UNEXPORTED}.api.md`, unexportedReport(unexported, resolve(root), declarations));
  return reports;
}

function isText(statement) {
  return TEXTS.test(statement.getSourceFile().fileName);
}

/** Imports and re-exports say where a name comes from, not what it is. */
function isListOnly(statement) {
  return ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isExportAssignment(statement);
}

/**
 * Returns the lines that differ, `-` before and `+` now.
 *
 * @param {string} before
 * @param {string} now
 */
export function changedLines(before, now) {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const [inOld, inFresh] = [new Set(old), new Set(fresh)];
  return [
    ...old.filter((line) => !inFresh.has(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !inOld.has(line)).map((line) => `+ ${line}`),
  ];
}
