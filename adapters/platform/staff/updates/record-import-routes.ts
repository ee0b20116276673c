import { importRecords, RECORD_IMPORT_PERMISSIONS } from '../../../../core/contract/staff/import-records';
import { UPDATE_REFUSALS } from '../../../../core/contract/staff/manage-updates';
import {
  loginOf,
  mayDo,
  refuse,
  requirePermission,
  requireUser,
  route,
  type Route,
  type SignedInCaller,
} from '../../foundation';
import { CardsOfPast } from '../../orders';
import type { RecordImportTarget } from '../../ports/staff/record-import';
import { createPeopleHistory } from '../history/people-writer';
import { OWNER } from '../records/own-records';
import { RecordsOfPast } from '../records/past-records';
import { TaxTables } from '../records/tax-tables';
import { isOfSource } from './update-admin';
import { MAX_UPLOAD_BYTES, uploadedTable } from './uploaded-table';

type Services = Parameters<typeof createPeopleHistory>[0] &
  ConstructorParameters<typeof CardsOfPast>[0] &
  ConstructorParameters<typeof RecordsOfPast>[0] &
  ConstructorParameters<typeof TaxTables>[0] & { readonly reviewAdmin: RecordImportTarget['reviews'] };

export function recordImportRoutes(services: Services): readonly Route[] {
  let isRunning = false;
  return [
    {
      ...route(importRecords, async ({ caller, files, query, body: { sheet, map } }) => {
        const { kind, currency, dry_run: dryRun = false } = query;
        for (const permission of RECORD_IMPORT_PERMISSIONS[kind]) requirePermission(caller, permission);
        const { name, bytes } = uploadedTable(files);
        const { recordReader: read } = services.settings;
        if (read === undefined)
          throw refuse(
            UPDATE_REFUSALS.no_import_source,
            'This shop cannot read tables: the option recordReader is not set',
          );
        const file = { kind, name: name === '' ? `${kind}.csv` : name, bytes, sheet, map, currency };
        if (isRunning) throw refuse(UPDATE_REFUSALS.update_running, 'Another import is running: try again soon');
        isRunning = true;
        try {
          return await read(file, recordTarget(services, requireUser(caller)), { dryRun });
        } catch (error) {
          if (!isOfSource(error) || !(error instanceof Error)) throw error;
          throw refuse(UPDATE_REFUSALS.import_failed, error.message);
        } finally {
          isRunning = false;
        }
      }),
      maxBytes: MAX_UPLOAD_BYTES,
    },
  ];
}

/**
 * Returns the parts of the shop that an import writes in the name of its author.
 * @param caller omitted for the owner
 */
export function recordTarget(services: Services, caller?: SignedInCaller): RecordImportTarget {
  const who = caller === undefined ? OWNER : loginOf(caller.customer);
  const mayGroup = caller === undefined || mayDo(caller, 'settings:write');
  return {
    people: createPeopleHistory(services, { mayGroup }),
    reviews: services.reviewAdmin,
    records: new RecordsOfPast(services, who),
    giftCards: new CardsOfPast(services, caller),
    taxTables: new TaxTables(services, who),
  };
}
