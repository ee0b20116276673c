import type { TextLanguage } from '../../../../core/internal-staff';
import type { AttributeDocument } from '../../../../core/staff';
import { Icon } from '../../../components/base/Icon';
import { Link } from '../../../components/base/Link';
import { LANGUAGE_NAMES } from '../../../text/offered-languages';
import { useManageText } from '../../../text/manage-text';
import { useRecordTools } from '../fields/record-tools';
import styles from './OptionsField.module.css';

type Option = AttributeDocument['options'][number];

interface Props {
  readonly option: Option;
  readonly language: TextLanguage;
  readonly hasColours: boolean;
  readonly error: string | undefined;
  readonly isDragged: boolean;
  readonly onChange: (option: Option) => void;
  readonly onDrag: ((isOn: boolean) => void) | undefined;
  readonly onDrop: (() => void) | undefined;
  readonly onRise: (() => void) | undefined;
  readonly onSink: (() => void) | undefined;
  readonly onMerge: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function OptionRow(props: Props) {
  const { option, language, hasColours, error, isDragged, onChange, onDrop } = props;
  const t = useManageText();
  const { maxLength } = useRecordTools();
  const max = maxLength('options.0.labels.en');
  const { labels } = option;
  const name = labels.en === '' ? t('attribute.new-option') : labels.en;
  const write = (tongue: TextLanguage, text: string) => {
    const { [tongue]: _before, ...others } = labels;
    const isKept = tongue === 'en' || text !== '';
    onChange({ ...option, labels: { ...others, en: labels.en, ...(isKept && { [tongue]: text }) } });
  };
  return (
    <li
      className={styles.row}
      data-row
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        if (onDrop !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop?.();
      }}
    >
      <Order {...props} name={name} />
      {hasColours && <Colour option={option} name={name} onChange={onChange} />}
      {(['en', language] as const).map((tongue) => (
        <input
          key={tongue}
          className={styles.label}
          lang={tongue}
          aria-label={t('attribute.label-of', { option: name, language: LANGUAGE_NAMES[tongue] })}
          aria-invalid={tongue === 'en' && error !== undefined}
          placeholder={LANGUAGE_NAMES[tongue]}
          value={labels[tongue] ?? ''}
          maxLength={max}
          onChange={(event) => write(tongue, event.currentTarget.value)}
        />
      ))}
      <Use {...props} name={name} />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

function Order({
  onDrag,
  onRise,
  onSink,
  name,
}: Pick<Props, 'onDrag' | 'onRise' | 'onSink'> & { readonly name: string }) {
  const t = useManageText();
  return (
    <div className={styles.order}>
      {onDrag !== undefined && (
        <span
          className={styles.handle}
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          ⠿
        </span>
      )}
      <button type="button" disabled={onRise === undefined} aria-label={t('menu.up', { name })} onClick={onRise}>
        <Icon name="down" size={16} />
      </button>
      <button type="button" disabled={onSink === undefined} aria-label={t('menu.down', { name })} onClick={onSink}>
        <Icon name="down" size={16} />
      </button>
    </div>
  );
}

/** Two-coloured options keep their gradient until a colour is chosen. */
function Colour({ option, name, onChange }: Pick<Props, 'onChange' | 'option'> & { readonly name: string }) {
  const t = useManageText();
  const { swatch } = option;
  const isPlain = swatch !== undefined && swatch !== null && swatch.startsWith('#');
  return (
    <span className={styles.colour} style={{ background: swatch ?? undefined }} data-empty={!swatch || undefined}>
      <input
        type="color"
        aria-label={t('attribute.swatch-of', { option: name })}
        value={isPlain ? swatch : '#808080'}
        onChange={(event) => onChange({ ...option, swatch: event.currentTarget.value })}
      />
    </span>
  );
}

function Use({
  option: { value },
  name,
  onMerge,
  onRemove,
}: Pick<Props, 'onMerge' | 'onRemove' | 'option'> & { readonly name: string }) {
  const t = useManageText();
  const { options } = useRecordTools();
  const count = options.counts.get(value) ?? 0;
  return (
    <div className={styles.use}>
      {count > 0 && (
        <Link className={styles.link} href={options.pathOf(value)}>
          {t('attribute.used', { count })}
        </Link>
      )}
      {onMerge !== undefined && (
        <button type="button" aria-label={t('attribute.merge-of', { option: name })} onClick={onMerge}>
          {t('attribute.merge')}
        </button>
      )}
      {count === 0 && (
        <button type="button" aria-label={t('menu.remove', { name })} onClick={onRemove}>
          {t('rows.remove')}
        </button>
      )}
    </div>
  );
}
