import { lookUp } from '../../../core/kernel/look-up';
import type { TaxClassName } from '../../platform/ports/catalogue-import';

const UNTAXED = 0;
const GOODS = 2;

/** Names that other shops give to what is taxed as goods, or not at all; folded. A class of the shop that is called so comes first. */
const COMMON: Readonly<Record<string, number>> = {
  '': GOODS, standard: GOODS, standardrate: GOODS, default: GOODS, taxablegoods: GOODS,
  none: UNTAXED, zerorate: UNTAXED, taxexempt: UNTAXED,
}; // prettier-ignore

/** The tax class that a file names, and the report that learns of one that the shop does not have. */
interface SaidTax {
  /** As the file calls it. */
  readonly column: string;
  readonly name: string;
  readonly tell: (code: 'tax_class_unknown', message: string) => void;
}

/** The tax classes of the shop, by the names that files have for them: what a class is called in any language, without case and signs. */
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

  /** The number of the class that a file means; of one that the shop has not, that of goods, which the report says. */
  numberOf({ column, name, tell }: SaidTax): number {
    const wanted = folded(name);
    const found = this.#byName.get(wanted) ?? lookUp(COMMON, wanted);
    if (found !== undefined) return found;
    tell('tax_class_unknown', `${column}: the shop has no tax class ${name.trim()}, it is taxed as ${this.#goods}`);
    return GOODS;
  }
}

/** 'reduced-rate' and 'Reduced rate' are the same. */
function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
