/**
 * Preload: on SIGUSR2 collects garbage and writes the live heap size to a file.
 * @returns Node arguments
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
