import { useState } from 'react';
import { rowsCsv } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { saveFile } from '../../state/device/save-file';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';

type Row = Readonly<Record<string, unknown>>;
const ROWS = 200;

interface Props {
  readonly page: (page: number, size: number) => Promise<{ readonly items: readonly Row[]; readonly total: number }>;
  readonly columns: readonly string[];
  readonly name: string;
  /** Called before the file is saved; a failure keeps it back. */
  readonly onSaved?: (rows: number) => Promise<unknown>;
}

export function ExportButton({ page, columns, name, onSaved }: Props) {
  const t = useManageText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let number = 1; ; number += 1) {
        const { items, total } = await page(number, ROWS);
        rows.push(...items);
        if (items.length === 0 || rows.length >= total) break;
      }
      await onSaved?.(rows.length);
      saveFile(`${name}.csv`, 'text/csv', rowsCsv(columns, rows));
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void give()}>
      {t('list.csv')}
    </Button>
  );
}
