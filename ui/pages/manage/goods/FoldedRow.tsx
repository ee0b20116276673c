import { useId, type ComponentType } from 'react';
import { Button } from '../../../components/base/Button';
import { Icon } from '../../../components/base/Icon';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput } from '../fields/kind-view';
import { useMayWrite } from '../fields/may-write';
import type { RecordFieldProps } from '../fields/record-field-props';
import styles from './FoldedField.module.css';

const NOTHING = '–';

interface Props extends Pick<RecordFieldProps, 'control' | 'id'> {
  readonly input: Extract<FieldInput, { readonly type: 'folded' }>;
  readonly cells: readonly string[];
  readonly path: string;
  readonly Part: ComponentType<RecordFieldProps>;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly error: string | undefined;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
  readonly onEarlier: (() => void) | undefined;
}

export function FoldedRow({ cells, isOpen, isWrong, onToggle, ...details }: Props) {
  const t = useManageText();
  const id = useId();
  const { columns, row } = details.input;
  const [first = '', ...others] = cells;
  const more = cells.filter((_, at) => at > 0 && columns[at]?.isName === true).join(' ');
  const title = first === '' ? t(row) : first;
  return (
    <tbody data-row data-open={isOpen || undefined}>
      <tr className={styles.line}>
        <th scope="row">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <span className={styles.mark}>
              <Icon name="down" />
            </span>
            <span>
              {title} {more !== '' && <span className="visually-hidden">{more}</span>}{' '}
              {isWrong && <span className={styles.wrong}>{t('rows.to-mend')}</span>}
            </span>
          </button>
        </th>
        {others.map((cell, nth) => {
          const { path, label, isNumber } = columns[nth + 1] ?? { path: '', label: row };
          return (
            <td
              key={`${path} ${label}`}
              data-label={t(label)}
              data-none={cell === '' || undefined}
              className={isNumber === true ? styles.number : undefined}
            >
              {cell === '' ? NOTHING : cell}
            </td>
          );
        })}
      </tr>
      {isOpen && (
        <tr className={styles.opened}>
          <td colSpan={columns.length}>
            <Details {...details} name={more === '' ? title : `${title} ${more}`} rowId={id} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Details({
  name,
  rowId,
  input,
  path,
  Part,
  control,
  id,
  error,
  onRemove,
  onEarlier,
}: Pick<Props, 'control' | 'error' | 'id' | 'input' | 'onEarlier' | 'onRemove' | 'Part' | 'path'> & {
  readonly name: string;
  readonly rowId: string;
}) {
  const t = useManageText();
  const mayWrite = useMayWrite();
  return (
    <div id={rowId} role="group" aria-label={name} className={styles.details}>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {input.fields.map((field) => (
        <Part key={field.path} view={{ ...field, path: `${path}.${field.path}` }} control={control} id={id} />
      ))}
      <div className={styles.tools} hidden={!mayWrite}>
        {onEarlier !== undefined && (
          <Button kind="quiet" aria-label={`${name}: ${t('product.earlier')}`} onClick={onEarlier}>
            {t('product.earlier')}
          </Button>
        )}
        <Button kind="quiet" aria-label={`${name}: ${t('rows.remove')}`} onClick={onRemove}>
          {t('rows.remove')}
        </Button>
      </div>
    </div>
  );
}
