/** Whether errors are wanted as JSON, read before the line is parsed, since that is what may fail. */
export function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}
