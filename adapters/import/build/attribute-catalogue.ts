import type { AttributeRecord } from '../../platform/ports/catalogue/catalogue-data';
import { createHash } from 'node:crypto';
import { foldedLabel, optionValue } from './option-value';
import { attributeId, attributeWords } from './attribute-words';
import { swatchOf } from './colour-swatch';
import { compareSizes } from './size-order';

/** Longer values are prose and do not become filter options. */
export const MAX_OPTION_LENGTH = 64;

interface Collected {
  readonly label: string;
  readonly options: Map<string, string>;
  multiple: boolean;
}

export class AttributeCatalogue {
  readonly #attributes = new Map<string, Collected>();
  readonly #kept: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(kept: readonly AttributeRecord[] = []) {
    this.#kept = new Map(
      kept.map(({ attribute }) => [attribute.attribute_code, new Set(attribute.options.map(({ value }) => value))]),
    );
  }

  /**
   * Returns the option value of a label, e.g. 'extra-large' for 'Extra Large'. Labels that collide get a hash that is
   * stable across imports.
   */
  value(code: string, attributeLabel: string, label: string): string {
    const { options } = this.#open(code, attributeLabel);
    const short = optionValue(label);
    const apart = `${short}-${createHash('sha256').update(foldedLabel(label)).digest('hex').slice(0, 6)}`;
    const known = options.get(short);
    const isFree = known === undefined ? this.#kept.get(code)?.has(apart) !== true : isSame(known, label);
    const value = isFree ? short : apart;
    if (!options.has(value)) options.set(value, label);
    return value;
  }

  values(code: string, attributeLabel: string, labels: readonly string[]): readonly string[] {
    const values = [...new Set(labels.map((label) => this.value(code, attributeLabel, label)))];
    if (values.length > 1) this.#open(code, attributeLabel).multiple = true;
    return values;
  }

  label(code: string, value: string): string {
    return this.#attributes.get(code)?.options.get(value) ?? value;
  }

  records(): readonly AttributeRecord[] {
    const wordsOf = attributeWords();
    return [...this.#attributes].map(([code, { label, options, multiple }]): AttributeRecord => {
      const entries = [...options].map(([value, text]) => ({
        value,
        label: text,
        ...(isColourCode(code) && { swatch: swatchOf(text) }),
      }));
      const sorted = isColourCode(code)
        ? entries
        : entries.sort((left, right) => compareSizes(left.label, right.label));
      const attribute = {
        attribute_code: code,
        attribute_id: attributeId(code),
        default_frontend_label: label,
        frontend_input: multiple ? 'multiselect' : 'select',
        options: sorted,
        is_user_defined: true,
        is_visible: true,
        is_comparable: true,
        imported: true,
      };
      const labels = wordsOf(attribute);
      return labels === undefined ? { attribute } : { attribute, labels };
    });
  }

  #open(code: string, label: string): Collected {
    const known = this.#attributes.get(code);
    if (known !== undefined) return known;
    const made: Collected = { label, options: new Map(), multiple: false };
    this.#attributes.set(code, made);
    return made;
  }
}

function isSame(left: string, right: string): boolean {
  return foldedLabel(left) === foldedLabel(right);
}

export function isColourCode(code: string): boolean {
  return /(?:^|_)colou?r(?:$|_)/.test(code);
}
