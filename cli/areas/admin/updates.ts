import { isShopError, type DemoFate, type FullUpdate, type UpdatesArea } from '../../../core';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { DEMO_OPTIONS, demoFateOf, DemoUndecided, withDemoFate } from '../../session/demo-fate';
import { demoText } from '../../output/demo-text';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { CommandError } from '../../usage/usage-error';
import { SHOWN } from '../../output/shown';

type Report = NonNullable<FullUpdate['import']>;
type Skins = NonNullable<FullUpdate['skins']>;

const OWNER = 'shop';

export const skins = command({
  name: 'skins',
  summary: 'render every page again with the skin of the settings',
  run: async (_, session) => {
    const updated = await skinned(session);
    return answer(updated, (screen) => skinText(updated, screen));
  },
});

export const updateAll = command({
  name: 'update-all',
  summary: 'import the goods and update the skins; at --api as a blogger, the cabinet too',
  options: DEMO_OPTIONS,
  run: async (input, session) => {
    const updated = await withDemoFate(session, demoFateOf(input), (demo) => everything(session, demo));
    return answer(updated, (screen) =>
      screen.sections(
        updated.import === undefined ? '' : reportText(updated.import, screen),
        updated.skins === undefined ? '' : skinText(updated.skins, screen),
        updated.cabinet ? screen.good('The cabinet is updated.') : '',
      ),
    );
  },
});

async function everything(session: Session, demo: DemoFate | undefined): Promise<FullUpdate> {
  if (session.globals.api === undefined)
    return { import: await imported(session, demo), skins: await skinned(session), cabinet: false };
  const updates = await remote(session);
  return ofOne(await updates.updateAll(demo === undefined ? {} : { demo }).catch(undecided));
}

function undecided(error: unknown): never {
  if (!isShopError(error) || error.code !== 'IMPORT_ASKS_ABOUT_THE_DEMO') throw error;
  throw new DemoUndecided(String(error.params['reason'] ?? error.message));
}

async function imported(session: Session, demo: DemoFate | undefined): Promise<Report> {
  const { updates } = await session.platform('admin import');
  const outcome = await updates.start(OWNER, { demo });
  if (outcome.kind === 'refused') throw new CommandError(outcome.code, WHY[outcome.code]);
  const report = await outcome.finished;
  if (report.demo_undecided) throw new DemoUndecided(report.error ?? 'Say what becomes of the demo');
  if (report.state === 'failed') throw new CommandError('import_failed', report.error ?? 'The import failed');
  return report;
}

async function skinned(session: Session): Promise<Skins> {
  if (session.globals.api !== undefined) return ofOne(await (await remote(session)).updateSkins());
  return (await session.platform('admin skins')).updates.skins();
}

async function remote(session: Session): Promise<UpdatesArea> {
  return (await (await session.shop()).manage()).updates;
}

function ofOne<T>(result: T | undefined): T {
  if (result === undefined) throw new CommandError('update_running', WHY.update_running);
  return result;
}

const WHY = {
  no_import_source:
    'The shop has no source to import from: importSource of vitrine.config.ts or --import-source names one',
  update_running: 'An import is running: wait until it is over',
  no_dry_run: 'What reads the source of this shop has no dry run: it can only import',
} as const;

function reportText({ source, rows, products, refused, demo }: Report, screen: Screen): string {
  return screen.sections(
    screen.facts([
      ['Source', source],
      ['Rows', `${String(rows.read)} read, ${String(rows.written)} written, ${String(rows.refused)} left out`],
      [
        'Products',
        `${String(products.created)} new, ${String(products.updated)} changed, ${String(products.unchanged)} as they were`,
      ],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Left out because' }],
      refused.slice(0, SHOWN).map(({ row, sku, reason }) => [row, sku, reason]),
    ),
    demoText(demo, false),
    screen.good('The import is finished.'),
  );
}

function skinText({ skin }: Skins, screen: Screen): string {
  return screen.good(`Every page is rendered again with the skin ${skin}.`);
}
