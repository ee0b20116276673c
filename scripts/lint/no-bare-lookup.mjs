/**
 * `npm run lint:lookups`. A word of a shopper or a merchant may be 'constructor' or '__proto__': read as `record[word]`, or asked for by
 * `word in record`, it finds what every object inherits. Both are faults wherever the word is any text at all; a word of a closed union,
 * an index of an array and a member that is written are left alone. A program of its own, since the plugins of oxlint see no types.
 */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const TEXT = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;
const { EqualsToken, InKeyword } = ts.SyntaxKind;

const READ =
  'Any text may be the key here, also "constructor": use lookUp(record, word) of core/kernel/look-up, or a Map.';
const IN = 'Any text may be the key here, also "constructor": use Object.hasOwn(record, word), or a Map.';

/** True if a key may be any text: the type itself, a part of a union or an intersection, or the bound of a type parameter. */
function isAnyText(checker, type) {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnionOrIntersection()) return bound.types.some((part) => isAnyText(checker, part));
  return (bound.flags & (TEXT | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Arrays, tuples and typed arrays are indexed by number; no text reaches them that the compiler would let through. */
function isList(checker, type) {
  const bare = checker.getNonNullableType(type);
  const parts = bare.isUnion() ? bare.types : [bare];
  return parts.every((part) => checker.isArrayType(part) || checker.isTupleType(part));
}

/** True if a member is only written: read and changed at once (`+=`, `??=`) is read. */
function isOnlyWritten(node) {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === EqualsToken && parent.left === node;
}

function faultOf(checker, node) {
  if (ts.isElementAccessExpression(node)) {
    const isRead = !isOnlyWritten(node) && isAnyText(checker, checker.getTypeAtLocation(node.argumentExpression));
    return isRead && !isList(checker, checker.getTypeAtLocation(node.expression)) ? READ : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== InKeyword) return undefined;
  if (ts.isPrivateIdentifier(node.left)) return undefined;
  return isAnyText(checker, checker.getTypeAtLocation(node.left)) ? IN : undefined;
}

/** True for sources of the house, but not where every lookup ends. */
export function isLookedAt(path) {
  return /^(?:core|adapters|ui|cli|storybook)\/.*\.tsx?$/.test(path) && path !== 'core/kernel/look-up.ts';
}

/**
 * @param {ts.Program} program
 * @param {ts.SourceFile} file
 * @returns {readonly { line: number, message: string }[]}
 */
export function bareLookups(program, file) {
  const checker = program.getTypeChecker();
  const found = [];
  const visit = (node) => {
    const message = faultOf(checker, node);
    if (message !== undefined)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The path as `isLookedAt` takes it. */
const placeOf = (path) => relative('.', path).replaceAll('\\', '/');

function readProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => fail(fault.messageText) };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, host);
  return ts.createProgram(
    config.fileNames.filter((name) => isLookedAt(placeOf(name)) || name.endsWith('.d.ts')),
    config.options,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const program = readProgram();
  const files = program.getSourceFiles().filter(({ fileName }) => isLookedAt(placeOf(fileName)));
  for (const file of files) {
    for (const { line, message } of bareLookups(program, file)) {
      console.error(`${placeOf(file.fileName)}:${String(line)} ${message}`);
      process.exitCode = 1;
    }
  }
  console.log(`${String(files.length)} files have their lookups checked`);
}
