import { answer, type Answer } from '../output/answer';
import { required } from '../usage/parameter';
import { packageName } from './package-name';

export const STARTER = {
  summary: 'create your own shop in a new folder: React pages, products, a payment method and a test',
  args: { name: required('name of the folder and of its package', packageName) },
  run: async ({ name }: { readonly name: string }): Promise<Answer> => {
    const { makeStarter } = await import('./make-starter');
    const made = await makeStarter(name, process.cwd());
    return answer(made, (screen) =>
      screen.sections(
        `${screen.bold(name)} has ${screen.count(made.files.length, 'file')}. Next:`,
        [`cd ${name}`, 'npm install', 'npm run dev'].map((line) => `  ${line}`).join('\n'),
      ),
    );
  },
};
