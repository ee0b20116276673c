import { isShopError } from '../../../core/shopper';
import type { DemoFate, FullUpdate, UpdatesArea } from '../../../core/staff';
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
  summary: 'render every page again with the current skin',
  run: async (_, session) => {
    const updated = await skinned(session);
    return answer(updated, (screen) => skinText(updated, screen));
  },
});

export const updateAll = command({
  name: 'update-all',
  summary: 'import products and update the skins; with --api as a blogger, also the cabinet',
  options: DEMO_OPTIONS,
  run: async (input, session) => {
    const updated = await withDemoFate(session, demoFateOf(input), (demo) => everything(session, demo));
    return answer(updated, (screen) =>
      screen.sections(
        updated.import === undefined ? '' : reportText(updated.import, screen),
        updated.skins === undefined ? '' : skinText(updated.skins, screen),
        updated.cabinet ? screen.good('The blogger dashboard is updated.') : '',
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
  if (report.demo_undecided) throw new DemoUndecided(report.error ?? 'Choose what happens to the demo');
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
  no_import_source: 'The shop has no import source: set importSource in vitrine.config.ts or --import-source',
  update_running: 'Another import is running: wait until it has finished',
  no_dry_run: "This shop's import source does not support dry runs",
} as const;

function reportText({ source, rows, products, refused, demo }: Report, screen: Screen): string {
  return screen.sections(
    screen.facts([
      ['Source', source],
      ['Rows', `${String(rows.read)} read, ${String(rows.written)} written, ${String(rows.refused)} refused`],
      [
        'Products',
        `${String(products.created)} new, ${String(products.updated)} changed, ${String(products.unchanged)} unchanged`,
      ],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Reason for refusal' }],
      refused.slice(0, SHOWN).map(({ row, sku, reason }) => [row, sku, reason]),
    ),
    demoText(demo, false),
    screen.good('The import is finished.'),
  );
}

function skinText({ skin }: Skins, screen: Screen): string {
  return screen.good(`Every page is rendered again with the skin ${skin}.`);
}
