import { answer, type Answer } from '../output/answer';
import { CURRENCY, text } from '../usage/kinds';
import { optional, required } from '../usage/parameter';
import { packageName } from './package-name';

interface Input {
  readonly name: string;
  readonly currency: string | undefined;
  readonly country: string | undefined;
}

export const STARTER = {
  summary: 'create your own shop in a new folder: React pages, products, a payment method and a test',
  args: { name: required('name of the folder and of its package', packageName) },
  options: {
    currency: optional('base currency of the shop, in which it stores prices (default: USD)', CURRENCY),
    country: optional('country of its first store, if the currency does not tell it: EUR needs one', text('code', 2)),
  },
  run: async ({ name, currency, country }: Input): Promise<Answer> => {
    const [{ makeStarter }, { ownMarket }] = await Promise.all([import('./make-starter'), import('./own-market')]);
    const made = await makeStarter(name, process.cwd(), ownMarket(currency, country));
    return answer(made, (screen) =>
      screen.sections(
        `${screen.bold(name)} has ${screen.count(made.files.length, 'file')}. Next:`,
        [`cd ${name}`, 'npm install', 'npm run dev'].map((line) => `  ${line}`).join('\n'),
      ),
    );
  },
};
