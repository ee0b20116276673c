import { MAX_CODE_PREFIX, MAX_GENERATED_CODES } from '../../../../core/internal-staff';
import { rowsCsv } from '../../../../core/staff';
import * as z from 'zod/mini';
import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { text, whole } from '../../../usage/kinds';
import { optional, required } from '../../../usage/parameter';
import { write } from '../write-file';
import { asked, resultOf } from './answers';

const made = z.object({ codes: z.array(z.string()) });

export const couponCodes = command({
  name: 'coupon codes',
  summary: 'copy a coupon to many with generated codes, each for one order; with --api for authorized staff',
  args: { coupon: required('coupon with the value and conditions', text('code', 64)) },
  options: {
    prefix: required('letters and digits that the codes begin with', text('prefix', MAX_CODE_PREFIX)),
    count: required('number of codes', whole(1, MAX_GENERATED_CODES)),
    csv: optional('write them to this CSV file', text('file', 4000)),
  },
  run: async ({ csv, ...input }, session) => {
    const { codes } =
      session.globals.api === undefined
        ? made.parse(resultOf(await (await session.platform('admin coupon codes')).couponCodes(input)))
        : await asked(async () => ({ codes: await (await (await session.shop()).manage()).generateCoupons(input) }));
    if (csv === undefined) return answer({ codes }, () => codes.join('\n'));
    await write(
      csv,
      rowsCsv(
        ['code'],
        codes.map((code) => ({ code })),
      ),
    );
    return answer({ file: csv, count: codes.length }, (screen) => screen.good(`The codes are in ${csv}.`));
  },
});
