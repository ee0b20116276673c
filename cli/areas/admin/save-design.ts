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
    'publish a design: the output of `admin design show shop --json`, its document, or only the fields to change',
  args: { file: required('JSON file, or - for standard input', text('file', 4000)) },
  options: {
    revision: optional('expected version; a mismatch is a conflict', text('version', 64)),
    dryRun: flag('show what would change, without changing it'),
  },
  run: async ({ file, revision, dryRun }, session) => {
    const given = objectOf(
      file === '-' ? parsedJson(await readAll(process.stdin), 'Standard input') : await readJson(file),
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
      throw new CommandError('invalid-input', `A design has no ${unknown.join(', ')}; its fields are ${known}`);
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
        screen.good(saved.changes.length === 0 ? 'No changes.' : dryRun ? 'Nothing was saved.' : 'Published.'),
      ),
    );
  },
});

function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new CommandError('invalid-input', `${name} must be a JSON object`);
}
