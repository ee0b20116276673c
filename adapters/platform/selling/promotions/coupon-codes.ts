import type { BodyOf } from '../../../../core/contract';
import { generateCoupons } from '../../../../core/contract/selling/manage-coupons';
import { generatedCode } from '../../../../core/promotions';
import { describeIssues, invalidInput, notFound, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';

export type CodesInput = BodyOf<typeof generateCoupons>;

interface Services {
  readonly database: Pick<Database, 'write'>;
  readonly settings: Pick<Settings, 'clock' | 'ids'>;
}

/** Kind of logged changes of generated codes. */
const CODES_KIND = 'coupon_codes';
/** Maximum attempts to generate unused codes; one suffices unless ids are predictable. */
const MAX_TRIES = 5;

/**
 * Creates coupons with the value and conditions of another, each for one order, and logs it.
 * @returns their codes
 * @throws ApiError 400 naming the field; 404 for an unknown coupon
 */
export async function generateCodes(
  { database, settings }: Services,
  input: CodesInput,
  who: string,
): Promise<{ codes: string[] }> {
  const parsed = generateCoupons.body.safeParse(input, { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues, 'the request'));
  const { coupon, prefix, count } = parsed.data;
  return database.write(async (db) => {
    const template = await db.coupons.byCode(coupon.trim());
    if (template === undefined) throw notFound(`coupon ${coupon} does not exist`);
    const codes = await freeCodes(db, settings, { prefix, count }, (code) => ({ ...template, code, uses_total: 1 }));
    await db.staffChanges.add({
      ...{ at: settings.clock.now(), who, kind: CODES_KIND, record: template.code, action: 'created' },
      ...{ before: undefined, after: { prefix: prefix.toUpperCase(), count } },
    });
    return { codes };
  });
}

async function freeCodes(
  { coupons }: Pick<Repositories, 'coupons'>,
  { ids }: Services['settings'],
  { prefix, count }: Pick<CodesInput, 'count' | 'prefix'>,
  make: (code: string) => Parameters<Repositories['coupons']['addNew']>[0][number],
): Promise<string[]> {
  const codes: string[] = [];
  for (let tried = 0; codes.length < count; tried += 1) {
    if (tried === MAX_TRIES) throw new Error(`No free codes with the prefix ${prefix} were found`);
    const wanted = Array.from({ length: count - codes.length }, () =>
      generatedCode(prefix, ids.uuid().replaceAll('-', '')),
    );
    codes.push(...(await coupons.addNew([...new Set(wanted)].map(make))));
  }
  return codes;
}
