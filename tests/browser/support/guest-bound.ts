import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';

const setting = z.looseObject({ document: z.looseObject({}) });

/** Lets one guest buy as much as many tests do, without a payment: in one shop they all have the same address. */
export function letGuestsHoldMore(data: string): void {
  const vitrine = (args: readonly string[], input?: string) =>
    execFileSync(process.execPath, ['dist/cli/main.js', '--data', data, '--json', 'admin', 'setting', ...args], {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      ...(input !== undefined && { input }),
    });
  const shown = setting.parse(JSON.parse(vitrine(['show', 'site'])));
  vitrine(['save', '-'], JSON.stringify({ ...shown, document: { ...shown.document, guest_hold_units: 1000 } }));
}
