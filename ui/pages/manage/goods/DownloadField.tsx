import { useState } from 'react';
import type { DownloadFile } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { fileSize } from '../../../text/file-size';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { refusedField } from '../fields/refused-field';
import { usePart } from '../fields/use-part';
import { FilePicker } from './FilePicker';

interface Props extends RecordFieldProps {
  readonly isSample: boolean;
}

export function DownloadField({ view, control, isSample }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const { keepDownload } = useRecordTools();
  const { field, error } = usePart({ control, path: view.path });
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const kept = isFile(field.value) ? field.value : undefined;
  const send = async (file: File) => {
    setSent(0);
    setProblem(undefined);
    try {
      field.onChange(await keepDownload(file, isSample, (bytes) => setSent(bytes / Math.max(1, file.size))));
    } catch (failure) {
      setProblem(refusedField(failure));
    } finally {
      setSent(undefined);
    }
  };
  const shown = kept === undefined ? t('product.no-file') : `${kept.name}, ${fileSize(kept.size, locale)}`;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div>
      <FilePicker
        label={t(view.label)}
        hint={sent === undefined ? shown : t('product.sending', { part: percent.format(sent) })}
        accept=""
        isBusy={sent !== undefined}
        problem={problem ?? error}
        onChosen={(file) => void send(file)}
      />
      {kept !== undefined && (
        <Button
          kind="quiet"
          aria-label={`${t('rows.remove')}: ${kept.name}`}
          disabled={sent !== undefined}
          onClick={() => field.onChange(null)}
        >
          {t('rows.remove')}
        </Button>
      )}
    </div>
  );
}

function isFile(value: unknown): value is DownloadFile {
  return typeof value === 'object' && value !== null && 'name' in value && 'size' in value;
}
