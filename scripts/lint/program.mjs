/** Reads the repository for checks that need types; oxlint plugins have none. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const placeOf = (path) => relative('.', path).replaceAll('\\', '/');

function readProgram(isLookedAt) {
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

/** True if the module is the program that node was started with. */
export function isStarted(url) {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}

/**
 * Prints every fault with file and line, and fails the process if there is one.
 *
 * @param {(path: string) => boolean} isLookedAt
 * @param {(program: ts.Program, file: ts.SourceFile) => readonly { line: number, message: string }[]} faultsOf
 * @returns {number} Files checked.
 */
export function checkFiles(isLookedAt, faultsOf) {
  const program = readProgram(isLookedAt);
  const files = program.getSourceFiles().filter(({ fileName }) => isLookedAt(placeOf(fileName)));
  for (const file of files) {
    for (const { line, message } of faultsOf(program, file)) {
      console.error(`${placeOf(file.fileName)}:${String(line)} ${message}`);
      process.exitCode = 1;
    }
  }
  return files.length;
}
