import { command } from '../declare/command';
import { answer } from '../output/answer';
import { packageName } from '../starter/package-name';
import { required } from '../usage/parameter';

export const init = command({
  name: '',
  summary: 'make a shop of your own in a new folder: pages with React, goods, a way to pay and a test',
  args: { name: required('name of the folder and of its package', packageName) },
  run: async ({ name }) => {
    const { makeStarter } = await import('../starter/make-starter');
    const made = await makeStarter(name, process.cwd());
    return answer(made, (screen) =>
      screen.sections(
        `${screen.bold(name)} has ${screen.count(made.files.length, 'file')}. Next:`,
        [`cd ${name}`, 'npm install', 'npm run dev'].map((line) => `  ${line}`).join('\n'),
      ),
    );
  },
});
