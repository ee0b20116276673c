import type ts from 'typescript';

export function isLookedAt(path: string): boolean;
export function manyDependencies(
  program: ts.Program,
  file: ts.SourceFile,
): readonly { readonly line: number; readonly message: string }[];
