import { countryCode } from '../../../../core/contract/foundation/country-code';
import type { FieldError, TaxRule } from '../../../../core/contract';
import { taxClassErrors } from '../../../../core/contract/selling/tax-class-errors';
import type { TaxRuleDocument, TaxRuleRow } from '../../../../core/contract/selling/manage-selling';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { patternText } from '../../../../core/contract/selling/postcode-area';
import { taxRateErrors } from '../../../../core/contract/selling/tax-rate-errors';
import { refuse, pageOfRows } from '../../foundation';
import { countryName, inNamedState } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { NO_COUNTRY } from './no-country';

type Rate = TaxRuleDocument['rates'][number];

export class TaxRuleStore implements RecordStore<TaxRuleDocument, TaxRuleRow> {
  readonly leavesOlderFaults = true;
  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<TaxRuleRow>> {
    const rows = (await db.catalogue.taxRules()).map((rule) => {
      const countries = [...new Set(rule.rates.map(({ tax_country_id: country }) => countryCode(country)))];
      return { id: codeOf(rule), code: codeOf(rule), rates: rule.rates.length, countries: countries.join(', ') };
    });
    return pageOfRows(rows, wanted);
  }

  async read(db: Repositories, id: string): Promise<TaxRuleDocument | undefined> {
    const rule = await found(db, id);
    if (rule === undefined) return undefined;
    const { product_tax_class_ids, customer_tax_class_ids, rates } = rule;
    return {
      code: codeOf(rule),
      product_tax_class_ids,
      customer_tax_class_ids,
      rates: rates.map(rateOf),
    };
  }

  idOf({ code }: TaxRuleDocument): string {
    return code;
  }

  normal(document: TaxRuleDocument): Promise<TaxRuleDocument> {
    return Promise.resolve({ ...document, rates: document.rates.map(rateOf) });
  }

  async check(db: Repositories, document: TaxRuleDocument, before: TaxRuleDocument | undefined) {
    const { code, rates } = document;
    const errors = [...classErrors(document, before, (await db.commerce.read()).tax_classes ?? [])];
    const known = new Set(before?.rates.map(({ tax_country_id: country }) => country));
    rates.forEach(({ tax_country_id: country }, index) => {
      const field = `rates.${String(index)}.tax_country_id`;
      if (!known.has(country) && countryName(country) === undefined)
        errors.push({ field, message: `${field} ${NO_COUNTRY}` });
    });
    if (before !== undefined && before.code !== code)
      errors.push({ field: 'code', message: 'code cannot be changed: make a new table' });
    return [...errors, ...taxRateErrors(rates.map(inNamedState))];
  }

  async create(db: Repositories, document: TaxRuleDocument): Promise<string> {
    await db.staffChanges.lock('tax_rule', ' new');
    const rules = await db.catalogue.taxRules();
    if (rules.some((rule) => codeOf(rule) === document.code))
      throw refuse(recordExists, `The tax table ${document.code} already exists`);
    await write(db, { id: Math.max(0, ...rules.map(({ id }) => id)) + 1, ...document });
    return document.code;
  }

  async change(db: Repositories, id: string, document: TaxRuleDocument): Promise<void> {
    const rule = await found(db, id);
    if (rule !== undefined) await write(db, { ...rule, ...document });
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const rule = await found(db, id);
    if (rule === undefined) return;
    await db.catalogue.removeTaxRule(rule.id);
    await db.versions.raise('catalogue', 'index');
  }
}

/** Members without a value are left out, except the region, which tables always had. */
function rateOf({ rate, tax_country_id: country, region_name: region, tax_region_id: id, ...more }: Rate): Rate {
  const { postcode, valid_from, valid_until, name } = more;
  return {
    ...{ rate, tax_country_id: countryCode(country), region_name: region || null, tax_region_id: id ?? null },
    ...(postcode && { postcode: patternText(postcode) }),
    ...(valid_from && { valid_from }),
    ...(valid_until && { valid_until }),
    ...(name && { name }),
  };
}

function classErrors(
  document: TaxRuleDocument,
  before: TaxRuleDocument | undefined,
  classes: Parameters<typeof taxClassErrors>[1],
): readonly FieldError[] {
  return (['product', 'customer'] as const).flatMap((of) => {
    const field = `${of}_tax_class_ids` as const;
    const named = { field, numbers: document[field], kept: before?.[field] ?? [], of, isTaxed: of === 'product' };
    return taxClassErrors(named, classes);
  });
}

/** Imported tables may lack a code. */
export function codeOf({ id, code }: TaxRule): string {
  return typeof code === 'string' && code !== '' ? code : String(id);
}

async function found({ catalogue }: Repositories, id: string): Promise<TaxRule | undefined> {
  return (await catalogue.taxRules()).find((rule) => codeOf(rule) === id);
}

/** Search indexes hold prices with tax, so they are rebuilt. */
async function write(db: Repositories, rule: TaxRule): Promise<void> {
  await db.catalogue.writeTaxRules([rule]);
  await db.versions.raise('catalogue', 'index');
}
