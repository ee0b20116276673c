import { text as readAll } from 'node:stream/consumers';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { parsedJson, readJson } from './read-json';
import { recordAdminOf } from './records/record-admin';

const DESIGN = 'shop';

export const saveDesign = command({
  name: 'save-design',
  summary:
    'publish a design: what `admin design show shop --json` gives, its document alone, or members of that to change',
  args: { file: required('JSON, or - for what comes in', text('file', 4000)) },
  options: {
    revision: optional('the version that the change was made from; another one is a conflict', text('version', 64)),
    dryRun: flag('say what would change, and change nothing'),
  },
  run: async ({ file, revision, dryRun }, session) => {
    const given = objectOf(
      file === '-' ? parsedJson(await readAll(process.stdin), 'What came in') : await readJson(file),
      file,
    );
    const admin = await recordAdminOf(session, 'designs');
    const now = await admin.show(DESIGN);
    const named = given['version'];
    const isRecord = typeof named === 'string' && 'document' in given;
    const wanted = isRecord ? objectOf(given['document'], `${file}: document`) : given;
    // Reject unknown members: a typo would silently change nothing.
    const unknown = Object.keys(wanted).filter((member) => !Object.hasOwn(now.document, member));
    if (unknown.length > 0) {
      const known = Object.keys(now.document).join(', ');
      throw new CommandError('invalid-input', `A design has no ${unknown.join(', ')}; it has ${known}`);
    }
    const saved = await admin.save({
      id: DESIGN,
      version: revision ?? (isRecord ? named : now.version),
      document: { ...now.document, ...wanted },
      ...(dryRun && { dry_run: true }),
    });
    return answer(saved, (screen) =>
      screen.sections(
        saved.changes.map(({ path }) => path).join('\n'),
        screen.good(
          saved.changes.length === 0 ? 'Nothing changes.' : dryRun ? 'Nothing was saved.' : 'It is published.',
        ),
      ),
    );
  },
});

function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new CommandError('invalid-input', `${name} must be a JSON object`);
}
