import ts from 'typescript';

/** Compiles texts in memory as `0.ts`, `1.ts` …, each a module of its own. */
export function plantedProgram(texts: readonly string[]): ts.Program {
  const files = new Map(texts.map((text, index) => [`${String(index)}.ts`, text]));
  const options = { strict: true, target: ts.ScriptTarget.ES2023, types: [] };
  const disk = ts.createCompilerHost(options);
  return ts.createProgram([...files.keys()], options, {
    ...disk,
    getSourceFile: (name, target) => {
      const text = files.get(name);
      return text === undefined ? disk.getSourceFile(name, target) : ts.createSourceFile(name, text, target, true);
    },
  });
}
