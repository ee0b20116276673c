import * as contract from '../../../core/contract/manage-updates';
import { refuse } from '../http/api-error';
import { nameOfCaller } from '../http/require-caller';
import { route, type Route } from '../http/route';
import type { Settings } from '../settings/options';
import type { UpdateDesk } from './update-desk';

/** Longest wait for the end of an import, in milliseconds: proxies and clients give up on calls that take longer than half a minute. */
const MOST_WAIT_MS = 20_000;

const WHY = {
  no_import_source:
    'The shop has no source to import from: importSource of vitrine.config.ts or --import-source names one',
  update_running: 'An import is running: wait until it is over',
} as const;

/** A §7, manage: imports and skins. The dispatcher lets nobody in but who may run imports. */
export function updateRoutes(updates: UpdateDesk, { clock }: Pick<Settings, 'clock'>): readonly Route[] {
  return [
    route(contract.updateImport, async ({ caller }) => {
      const outcome = await updates.start(nameOfCaller(caller));
      if (outcome.kind === 'refused') throw refuse(contract.UPDATE_REFUSALS[outcome.code], WHY[outcome.code]);
      let cancel: () => void = () => undefined;
      const tooLong = new Promise<undefined>((resolve) => {
        cancel = clock.schedule(() => resolve(undefined), MOST_WAIT_MS);
      });
      const finished = await Promise.race([outcome.finished, tooLong]);
      cancel();
      const report = finished ?? (await updates.report()) ?? (await outcome.finished);
      if (report.state !== 'failed') return report;
      throw refuse(contract.UPDATE_REFUSALS.import_failed, report.error ?? 'The import failed');
    }),
    route(contract.updateReportOf, () => updates.report()),
    route(contract.updateSkins, () => updates.skins()),
  ];
}
