import { lookUp } from '../../../core/kernel/look-up';
import type { TaxClassName } from '../../platform/ports/catalogue/catalogue-import';

const UNTAXED = 0;
const GOODS = 2;

/** Common names of the standard and exempt classes; the shop's own classes take precedence. */
const COMMON: Readonly<Record<string, number>> = {
  '': GOODS, standard: GOODS, standardrate: GOODS, default: GOODS, taxablegoods: GOODS,
  none: UNTAXED, zerorate: UNTAXED, taxexempt: UNTAXED,
}; // prettier-ignore

interface SaidTax {
  readonly column: string;
  readonly name: string;
  readonly tell: (code: 'tax_class_unknown', message: string) => void;
}

export class TaxClasses {
  readonly #byName = new Map<string, number>();
  readonly #goods: string;

  constructor(classes: readonly TaxClassName[]) {
    for (const { number, titles } of classes) {
      for (const title of titles) {
        const name = folded(title);
        if (!this.#byName.has(name)) this.#byName.set(name, number);
      }
    }
    this.#goods = classes.find(({ number }) => number === GOODS)?.titles[0] ?? 'Goods';
  }

  /** Returns the class number; unknown names fall back to goods and are reported. */
  numberOf({ column, name, tell }: SaidTax): number {
    const wanted = folded(name);
    const found = this.#byName.get(wanted) ?? lookUp(COMMON, wanted);
    if (found !== undefined) return found;
    tell('tax_class_unknown', `${column}: the shop has no tax class ${name.trim()}, it is taxed as ${this.#goods}`);
    return GOODS;
  }
}

function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
