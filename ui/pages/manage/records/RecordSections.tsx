import type { Control } from 'react-hook-form';
import { useManageText } from '../../../text/manage-text';
import type { FieldView } from '../fields/kind-view';
import type { RecordValues } from '../fields/record-values';
import styles from '../fields/RecordForm.module.css';
import { FormIndex, type Stop } from './FormIndex';
import { RecordField } from './RecordField';

interface Props {
  readonly control: Control<RecordValues>;
  readonly fields: readonly FieldView[];
  readonly id: string;
}

/** Fewer stops fit one screen. */
const MIN_STOPS = 4;

/** Fields in named sections, and an index of long forms. */
export function RecordSections({ control, fields, id }: Props) {
  const t = useManageText();
  const sections = sectionsOf(fields);
  const stops = stopsOf(sections, id);
  const part = (view: FieldView) => {
    const field = <RecordField key={keyOf(view)} view={view} control={control} id={id} />;
    if (!isLarge(view)) return field;
    return (
      <div key={keyOf(view)} id={stopOf(id, view.path)} tabIndex={-1} className={styles.stop}>
        {field}
      </div>
    );
  };
  return (
    <>
      {stops.length >= MIN_STOPS && (
        <div className={styles.index}>
          <FormIndex stops={stops} />
        </div>
      )}
      <div className={styles.fields}>
        {sections.map(({ name, views }) =>
          name === undefined ? (
            views.map(part)
          ) : (
            <fieldset key={name} id={stopOf(id, name)} tabIndex={-1} className={styles.section}>
              <legend>{t(name)}</legend>
              {views.map((view) => (
                <RecordField key={keyOf(view)} view={view} control={control} id={id} />
              ))}
            </fieldset>
          ),
        )}
      </div>
    </>
  );
}

const LARGE: ReadonlySet<FieldView['input']['type']> = new Set([
  ...(['texts', 'rows', 'folded', 'menu', 'pictures', 'categories', 'product-attributes', 'attributes'] as const),
  ...(['options', 'rates'] as const),
]);

function isLarge({ input }: FieldView): boolean {
  return LARGE.has(input.type);
}

function keyOf({ path, label }: FieldView): string {
  return `${path} ${label}`;
}

function stopOf(id: string, name: string): string {
  return `${id}-at-${name}`;
}

interface Section {
  readonly name: FieldView['section'];
  readonly views: readonly FieldView[];
}

function stopsOf(sections: readonly Section[], id: string): readonly Stop[] {
  return sections.flatMap(({ name, views }) =>
    name === undefined
      ? views.filter(isLarge).map(({ path, label }) => ({ id: stopOf(id, path), label }))
      : [{ id: stopOf(id, name), label: name }],
  );
}

function sectionsOf(fields: readonly FieldView[]): readonly Section[] {
  const names = [...new Set(fields.map(({ section }) => section))];
  return names.map((name) => ({ name, views: fields.filter(({ section }) => section === name) }));
}
