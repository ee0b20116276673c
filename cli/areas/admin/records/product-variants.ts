import * as z from 'zod/mini';
import { firstPrice } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { generateVariants } from '../../../../core/staff';
import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { pair, text } from '../../../usage/kinds';
import { flag, list, optional, required } from '../../../usage/parameter';
import { CommandError, UsageError } from '../../../usage/usage-error';
import { recordAdminOf } from './record-admin';

const price = z.nullable(z.string());
const variant = z.looseObject({ sku: z.string(), values: z.record(z.string(), z.string()), price });
const product = z.looseObject({
  ...{ sku: z.string(), type: z.string(), price },
  ...{ options: z.array(z.string()), variants: z.array(variant) },
});
const NO_SPECIAL = { special_price: null, special_from: null, special_to: null };

export const productVariants = command({
  name: 'product variants',
  summary: 'create the missing variants of a product with variants; existing ones stay as they are',
  args: { sku: required('sku of the product', text('sku', 64)) },
  options: {
    value: list('attribute and option to combine; repeat it', pair('color=black', 200), 1),
    price: optional("price of the new variants; default: the first variant's", text('19.90', 13)),
    skip: list('sku to leave out; repeat it', text('sku', 64)),
    disabled: flag('create them disabled'),
    dryRun: flag('show what would change, without changing it'),
  },
  run: async (input, session) => {
    const admin = await recordAdminOf(session, 'products');
    const { id, version, document } = await admin.show(input.sku);
    const { sku, type, options, variants, ...kept } = product.parse(document);
    if (type !== 'configurable') throw new UsageError(`${sku} is no product with variants`);
    const used = input.value.map(({ key }) => key);
    const codes = options.length > 0 ? options : [...new Set(used)];
    const chosen = Object.fromEntries(
      codes.map((code) => [code, input.value.flatMap(({ key, value }) => (key === code ? [value] : []))]),
    );
    const strange = used.find((code) => !codes.includes(code));
    if (strange !== undefined) throw new UsageError(`The variants of ${sku} do not differ in ${strange}`);
    const missing = codes.find((code) => lookUp(chosen, code)?.length === 0);
    if (missing !== undefined) throw new UsageError(`Give a --value of ${missing}`);
    const made = generateVariants({ sku, options: codes, variants, chosen });
    if (made.kind === 'too-many')
      throw new CommandError(
        'invalid-input',
        `${String(made.count)} variants are too many: a product has at most ${String(made.max)}`,
      );
    const shared = { price: input.price ?? firstPrice({ price: kept.price, variants }) };
    const added = made.variants
      .filter((one) => !input.skip.includes(one.sku))
      .map((one) => ({ ...one, enabled: !input.disabled, ...shared, ...NO_SPECIAL }));
    const next = { ...document, options: codes, variants: [...variants, ...added] };
    const saved = await admin.save({ id, version, document: next, ...(input.dryRun && { dry_run: true }) });
    const skus = added.map((one) => one.sku);
    return answer({ added: skus, existing: made.existing, saved: !input.dryRun, id: saved.id }, (screen) => {
      const done = skus.length === 0 ? 'No combination is missing.' : input.dryRun ? 'Nothing was saved.' : 'Saved.';
      return screen.sections(skus.join('\n'), screen.good(done));
    });
  },
});
