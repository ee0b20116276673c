import * as z from 'zod/mini';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { asked } from './records/answers';

const kept = z.array(
  z.object({
    id: z.string(),
    columns: z.array(z.string()),
    map: z.object({ columns: z.array(z.object({ column: z.string(), field: z.string() })), decimal: z.string() }),
    kept_at: z.string(),
  }),
);
type Kept = z.infer<typeof kept>;

const list = command({
  name: 'import-maps',
  summary: 'list the saved column mappings of custom tables',
  run: async (_, session) => {
    const all = await keptMaps(session);
    return answer(all, (screen) => mapsText(all, screen));
  },
});

const forget = command({
  name: 'import-map-forget',
  summary: 'delete a saved column mapping',
  args: { id: required('id of the mapping, from admin import-maps', text('id', 64)) },
  run: async ({ id }, session) => {
    if (!(await keptMaps(session)).some((one) => one.id === id))
      throw new CommandError('map-unknown', `There is no mapping ${id}: admin import-maps lists them`);
    const left = await forgotten(session, id);
    return answer(left, () => `Forgotten; ${String(left.length)} left.`);
  },
});

async function keptMaps(session: Session): Promise<Kept> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return kept.parse(await asked(() => goods.importMaps()));
  }
  const { mappings } = await session.platform('admin import-maps');
  return ownMaps(await mappings.list());
}

async function forgotten(session: Session, id: string): Promise<Kept> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return kept.parse(await asked(() => goods.forgetImportMap({ id })));
  }
  const { mappings } = await session.platform('admin import-map-forget');
  await mappings.forget(id);
  return ownMaps(await mappings.list());
}

function ownMaps(all: readonly { readonly keptAt: number }[]): Kept {
  return kept.parse(all.map(({ keptAt, ...one }) => ({ ...one, kept_at: new Date(keptAt).toISOString() })));
}

function mapsText(all: Kept, screen: Screen): string {
  if (all.length === 0) return 'No mappings. vitrine admin import FILE --map saves one.';
  return screen.table(
    [{ head: 'Id' }, { head: 'Kept' }, { head: 'Columns' }],
    all.map(({ id, kept_at: at, map }) => [
      id,
      at.slice(0, 10),
      map.columns.map(({ field, column }) => `${field}=${column}`).join(', '),
    ]),
  );
}

export const IMPORT_MAPS: readonly Command[] = [list, forget];
