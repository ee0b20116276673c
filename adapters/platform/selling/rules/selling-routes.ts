import type { TaxRule } from '../../../../core/contract';
import * as contract from '../../../../core/contract/selling/manage-selling';
import { taxRulesIn } from '../../../../core/pricing';
import { generateCoupons } from '../../../../core/contract/selling/manage-coupons';
import { RECORD_KINDS } from '../../../../core/contract/staff/record-kinds';
import {
  baseCurrencyIn,
  invalidInput,
  describeIssues,
  nameOfCaller,
  type Route,
  route,
  type Settings,
  NO_BONUSES,
  CommerceDataError,
  parseCommerce,
  NO_ROYALTIES,
  timeZoneOf,
} from '../../foundation';
import type { CommerceData } from '../../ports/selling/commerce';
import type { Database } from '../../ports/database';
import { entriesOf, listOfKind, withEntry } from './commerce-lists';
import { generateCodes } from '../promotions/coupon-codes';
import { previewOf } from './preview-cart';

interface Services {
  readonly database: Database;
  readonly settings: Settings;
}

interface Selling {
  readonly data: CommerceData;
  readonly taxRules: readonly TaxRule[];
  readonly timeZone: string;
}

const KINDS = {
  currency_rate: RECORD_KINDS.currency_rates,
  payment_method: RECORD_KINDS.payment_methods,
  selling_rule: RECORD_KINDS.selling_rules,
  shipping_method: RECORD_KINDS.shipping_methods,
  tax_rule: RECORD_KINDS.tax_rules,
} as const;

export function sellingRoutes({ database, settings }: Services): readonly Route[] {
  return [
    route(contract.previewCart, async ({ body }) => {
      const saved = await database.read(async (db): Promise<Selling> => {
        const none = {
          base_currency: await baseCurrencyIn(db),
          shipping_methods: [],
          payment_methods: [],
          currency_rates: [],
          tax_classes: [],
          delivery_calendars: [],
          promotions: [],
          stock_places: [],
        };
        const rules = { bonus_rules: NO_BONUSES, royalty_rules: NO_ROYALTIES };
        return {
          data: { ...none, ...rules, ...(await db.commerce.read()) },
          taxRules: await db.catalogue.taxRules(),
          timeZone: await timeZoneOf(db),
        };
      });
      const selling = body.tried === undefined ? saved : withTried(saved, body.tried);
      const taxRules = taxRulesIn(selling.taxRules, selling.timeZone);
      const at = settings.clock.now();
      return { items: settings.stores.map((store) => previewOf(store, { data: selling.data, taxRules, at })) };
    }),
    route(generateCoupons, ({ body, caller }) => generateCodes({ database, settings }, body, nameOfCaller(caller))),
  ];
}

/** Applies an unsaved record, for preview. @throws ApiError 400 naming the field */
function withTried(saved: Selling, { kind, id, document: raw }: contract.TriedRecord): Selling {
  const parsed = KINDS[kind].save.body.safeParse({ document: raw }, { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues));
  const { document } = parsed.data;
  if (kind === 'tax_rule') {
    const rule = { id: 0, ...document } as TaxRule; // sound: parsed by the kind's schema a moment ago
    const others = saved.taxRules.filter((one) => one['code'] !== id);
    return { ...saved, taxRules: [rule, ...others] };
  }
  const list = listOfKind(kind);
  const entries = list && withEntry(entriesOf(saved.data, list), list, { id, document });
  try {
    const {
      timeZone,
      data: { base_currency: base },
    } = saved;
    const data = parseCommerce(list === undefined ? document : { [list]: entries }, { timeZone, base });
    return { ...saved, data: { ...saved.data, ...data } };
  } catch (error) {
    if (!(error instanceof CommerceDataError)) throw error;
    throw invalidInput([{ field: 'document', message: error.message }]);
  }
}
