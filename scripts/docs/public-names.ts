import { relative } from 'node:path';
import ts from 'typescript';
import { sourceEntries } from '../source-entries.mjs';

export interface PublicName {
  readonly entry: string;
  readonly name: string;
  readonly file: string;
  readonly code: string;
  readonly doc: string;
  readonly tags: readonly (readonly [name: string, text: string])[];
  readonly line: number;
}

const MAX_VALUE_LENGTH = 600;

export function publicNames(): readonly PublicName[] {
  const entries = sourceEntries();
  const program = programOf(entries.map(({ source }) => source));
  const checker = program.getTypeChecker();
  return entries.flatMap(({ entry, source }) => {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${source} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => nameOf(entry, symbol.name, declared(symbol, checker), checker))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  });
}

/** Resolves only repository files: one second instead of ten. */
function programOf(rootNames: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (path) => path, options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containing, options, host, cache)
        : { resolvedModule: undefined },
    );
  return ts.createProgram({ rootNames, options, host });
}

function declared(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function nameOf(entry: string, name: string, symbol: ts.Symbol, checker: ts.TypeChecker): PublicName {
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  if (first === undefined) throw new Error(`${entry} exports ${name}, which is declared nowhere`);
  const source = first.getSourceFile();
  return {
    entry,
    name,
    file: relative('.', source.fileName),
    line: source.getLineAndCharacterOfPosition(first.getStart()).line + 1,
    code: declarations.map((declaration) => codeOf(declaration, checker)).join('\n\n'),
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags: symbol.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)] as const),
  };
}

function codeOf(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration)) return withoutBody(declaration);
  if (ts.isClassDeclaration(declaration)) return classCode(declaration);
  if (ts.isVariableDeclaration(declaration)) return variableCode(declaration);
  if (ts.isTypeAliasDeclaration(declaration))
    return [bare(declaration.getText()), ...schemasOf(declaration, checker)].join('\n\n');
  if (ts.isInterfaceDeclaration(declaration))
    return [bare(declaration.getText()), ...schemasOf(declaration, checker)].join('\n\n');
  return bare(declaration.getText());
}

const bare = (code: string) => code.replace(/^export /, '');

function withoutBody(node: ts.FunctionLikeDeclaration): string {
  const text = node.getSourceFile().text;
  const end = node.body === undefined ? node.getEnd() : node.body.getStart();
  return `${text
    .slice(node.getStart(), end)
    .replace(/^(?:export|async) /gm, '')
    .trimEnd()};`.replace(/;;$/, ';');
}

function variableCode(declaration: ts.VariableDeclaration): string {
  const { initializer } = declaration;
  if (initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
    const head = declaration.getText().slice(0, initializer.getStart() - declaration.getStart());
    const text = initializer.getText();
    return `const ${head}${text.slice(0, initializer.body.getStart() - initializer.getStart()).trimEnd()} …;`;
  }
  const text = declaration.getText();
  if (text.length <= MAX_VALUE_LENGTH) return `const ${text};`;
  return `const ${declaration.name.getText()}${declaration.type === undefined ? '' : `: ${declaration.type.getText()}`} = …;`;
}

function classCode(declaration: ts.ClassDeclaration): string {
  const isOpen = (member: ts.ClassElement): boolean =>
    (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) === 0 &&
    (member.name === undefined || !ts.isPrivateIdentifier(member.name));
  const members = declaration.members.filter(isOpen).map((member) => {
    const doc = ts.getJSDocCommentsAndTags(member).map((comment) => `  ${comment.getText()}\n`);
    const code =
      ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member) ? withoutBody(member) : member.getText();
    return `${doc.join('')}  ${code}`;
  });
  const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  return `class ${declaration.name?.text ?? ''}${heritage} {\n${members.join('\n')}\n}`;
}

function schemasOf(
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  checker: ts.TypeChecker,
): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeQueryNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.exprName);
      const schema = symbol && declared(symbol, checker).declarations?.[0];
      if (schema !== undefined && ts.isVariableDeclaration(schema)) found.push(`const ${schema.getText()};`);
    }
    ts.forEachChild(node, visit);
  };
  if (ts.isInterfaceDeclaration(declaration)) declaration.heritageClauses?.forEach(visit);
  else visit(declaration.type);
  return found;
}
