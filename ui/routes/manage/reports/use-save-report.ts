import { saveFile } from '../../../state/device/save-file';
import { useNotify } from '../../../state/use-notify';
import type { ManagePart } from '../part';

interface Report {
  /** Name of the list in the change log. */
  readonly list: 'closing' | 'report';
  readonly rows: number;
  readonly file: string;
  readonly csv: string;
}

/** Saves a report as CSV after it is logged. */
export function useSaveReport({ noteExport }: Pick<Parameters<ManagePart>[0]['manage'], 'noteExport'>) {
  const notify = useNotify();
  return async ({ list, rows, file, csv }: Report): Promise<void> => {
    try {
      await noteExport({ list, rows });
      saveFile(file, 'text/csv', csv);
    } catch (error) {
      notify(error);
    }
  };
}
