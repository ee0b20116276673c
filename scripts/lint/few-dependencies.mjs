/**
 * `npm run lint:dependencies`: allows a class at most six collaborators, also inside an options object. Standalone,
 * because oxlint plugins lack types.
 *
 * Sums over the types of the constructor's parameters, with interfaces, aliases, Pick, Omit and intersections resolved:
 * - 0 for data: text, numbers, booleans, dates, URLs, and objects and collections of data;
 * - 1 for a function, an instance of a class, and an object with a method or of functions only (a port or service);
 * - 1 for a list, map, set or promise of collaborators; a union counts as its largest member;
 * - otherwise an object is an options object: the sum of its members, options objects in it included;
 * - 1 for the members of each type of WHOLES together, also picked from it.
 * Optional collaborators count like required ones. Members that a class does not use count too: narrow the type by Pick.
 * Exported functions `create…` are factories and counted alike, except those of COMPOSITION, which wire a whole program.
 */
import ts from 'typescript';
import { isStarted, runChecks } from './program.mjs';

const MAX_DEPENDENCIES = 6;

const CONTAINERS = new Set([
  'Map',
  'ReadonlyMap',
  'Set',
  'ReadonlySet',
  'WeakMap',
  'Promise',
  'PromiseLike',
  'Iterable',
  'AsyncIterable',
]);
const VALUES = new Set(['Date', 'RegExp', 'URL', 'Error', 'ArrayBuffer', 'Uint8Array', 'Buffer', 'Temporal']);
/** Types of many members that are one dependency: parsed and opened as a whole, and read together. */
const WHOLES = new Set([
  'Settings', // the platform's frozen configuration
  'Repositories', // of one unit of work
  'CatalogueData', // of one search index
  'TextData', // of one search index
  'ShopNames', // the lexicon of a shop's searches
]);
const COMPOSITION = new Set(['createShop', 'createPlatform', 'createApp']);
const MAX_DEPTH = 8;
const COMPOUND = ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection;

const nameOf = (type) => type.symbol?.name ?? '';

function isMethod(symbol) {
  return (symbol.declarations ?? []).some((one) => ts.isMethodSignature(one) || ts.isMethodDeclaration(one));
}

function isClassInstance(type) {
  return (type.symbol?.flags ?? 0) & ts.SymbolFlags.Class;
}

function isFunction(type) {
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}

function containedIn(checker, type) {
  if (checker.isArrayType(type) || checker.isTupleType(type) || CONTAINERS.has(nameOf(type)))
    return checker.getTypeArguments(type);
  return undefined;
}

function countOf(checker, given, seen) {
  const bound = checker.getNonNullableType(checker.getBaseConstraintOfType(given) ?? given);
  if ((bound.flags & COMPOUND) === 0 || seen.has(bound) || seen.size > MAX_DEPTH) return 0;
  const within = new Set([...seen, bound]);
  if (bound.isUnion()) return Math.max(...bound.types.map((part) => countOf(checker, part, within)));
  if (isFunction(bound)) return 1;
  const contained = containedIn(checker, bound);
  if (contained !== undefined) return contained.some((part) => countOf(checker, part, within) > 0) ? 1 : 0;
  if (VALUES.has(nameOf(bound))) return 0;
  return WHOLES.has(nameOf(bound)) ? 1 : countObject(checker, bound, within);
}

function countObject(checker, type, seen) {
  const members = checker.getPropertiesOfType(type);
  if (isClassInstance(type) || members.some(isMethod)) return 1;
  const types = members.map((member) => checker.getNonNullableType(checker.getTypeOfSymbol(member)));
  if (types.length > 0 && types.every(isFunction)) return 1;
  return countMembers(checker, members, seen);
}

function countMembers(checker, members, seen) {
  const wholes = new Set();
  let count = 0;
  for (const member of members) {
    const own = countOf(checker, checker.getTypeOfSymbol(member), seen);
    const owner = member.declarations?.[0]?.parent.name?.text;
    if (own > 0 && WHOLES.has(owner)) wholes.add(owner);
    else count += own;
  }
  return count + wholes.size;
}

function countParameters(checker, parameters) {
  return parameters.reduce((sum, one) => sum + countOf(checker, checker.getTypeAtLocation(one), new Set()), 0);
}

export function isLookedAt(path) {
  return /^(?:core|adapters|ui|cli)\/.*\.tsx?$/.test(path);
}

function factoryOf(node) {
  if (!ts.isFunctionDeclaration(node) || node.body === undefined) return undefined;
  const name = node.name?.text ?? '';
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  return isExported && /^create[A-Z]/.test(name) && !COMPOSITION.has(name) ? `${name}()` : undefined;
}

function subjectOf(node) {
  if (!ts.isConstructorDeclaration(node) || node.body === undefined) return factoryOf(node);
  return `class ${node.parent.name?.text ?? 'without a name'}`;
}

/**
 * @param {ts.Program} program
 * @param {ts.SourceFile} file
 * @returns {readonly { line: number, message: string }[]}
 */
export function manyDependencies(program, file) {
  const checker = program.getTypeChecker();
  const found = [];
  const visit = (node) => {
    const subject = subjectOf(node);
    const count = subject === undefined ? 0 : countParameters(checker, node.parameters);
    if (count > MAX_DEPENDENCIES) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const message = `${subject} has ${String(count)} dependencies: give what changes together a class of its own.`;
      found.push({ line, message });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const DEPENDENCIES = { isLookedAt, faultsOf: manyDependencies };

if (isStarted(import.meta.url)) runChecks([DEPENDENCIES]);
