import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 20;

/** Reporter of vitest that appends failed tests, errors outside tests and needed retries to the file in `VITRINE_FAULTS`, as blocks of text. */
export default class TestFaults {
  #file = process.env.VITRINE_FAULTS;

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') this.#add('Failed', nameOf(test), errors);
    else if (test.diagnostic()?.flaky === true) this.#add('Passed on a second try', nameOf(test), errors ?? []);
  }

  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) this.#add('Failed', relative('.', module.moduleId), errors);
  }

  onTestRunEnd(modules, unhandledErrors) {
    for (const error of unhandledErrors) this.#add('Unhandled', error.VITEST_TEST_NAME ?? '(outside a test)', [error]);
  }

  #add(kind, name, errors) {
    if (this.#file === undefined) return;
    const texts = errors.map((error) => stripVTControlCharacters(error.stack ?? error.message ?? String(error)));
    const lines = texts.flatMap((text) => ownLines(text).slice(0, MAX_LINES));
    appendFileSync(this.#file, `${[`${kind}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')}\n`);
  }
}

/** Lines of an error without the stack frames of packages. */
function ownLines(text) {
  return text.split('\n').filter((line) => !/^\s+at .*node_modules|^\s+at (?:new Promise|process\.)/.test(line));
}

function nameOf(test) {
  return `${relative('.', test.module.moduleId)} > ${test.fullName}`;
}
