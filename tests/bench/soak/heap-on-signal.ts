/**
 * Preloaded into a shop that is measured: with each SIGUSR2 it collects what is dead and writes the bytes that are alive into a file.
 * @returns arguments of Node
 */
export function heapOnSignal(file: string): readonly string[] {
  const script = `
import { writeFileSync } from 'node:fs';
process.on('SIGUSR2', () => {
  globalThis.gc();
  writeFileSync(${JSON.stringify(file)}, String(process.memoryUsage().heapUsed));
});
`;
  return ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(script)}`];
}
