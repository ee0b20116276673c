import { clsx } from 'clsx';
import { FieldFrame, type FieldProps } from '../../../components/fields/FieldFrame';
import own from './AreaField.module.css';

interface Props extends FieldProps {
  readonly maxLength?: number;
  readonly rows?: number;
}

export function AreaField({ maxLength, rows = 3, ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(tied) => <textarea {...tied} className={clsx(tied.className, own.area)} rows={rows} maxLength={maxLength} />}
    </FieldFrame>
  );
}
