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
 * Prints every fault with file and line, and fails the process if there is one. Checks share one program, because
 * compiling takes most of the time.
 *
 * @param {readonly {
 *   isLookedAt: (path: string) => boolean,
 *   faultsOf: (program: ts.Program, file: ts.SourceFile) => readonly { line: number, message: string }[],
 * }[]} checks
 */
export function runChecks(checks) {
  const program = readProgram((path) => checks.some(({ isLookedAt }) => isLookedAt(path)));
  let count = 0;
  for (const file of program.getSourceFiles()) {
    const place = placeOf(file.fileName);
    const due = checks.filter(({ isLookedAt }) => isLookedAt(place));
    count += due.length > 0 ? 1 : 0;
    for (const { line, message } of due.flatMap(({ faultsOf }) => faultsOf(program, file))) {
      console.error(`${place}:${String(line)} ${message}`);
      process.exitCode = 1;
    }
  }
  console.log(`${String(count)} files are checked by their types`);
}
