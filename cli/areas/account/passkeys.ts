import type { OwnPasskeyList } from '../../../core/account';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';

const PASSKEY = ['id', 'name', 'added_at', 'used_at', 'is_synced'] as const;
const ADDING = 'Passkeys are added in a browser, on the page /my-account/edit.';
const ID = required('id of the passkey', text('id', 20));

const passkeysOf = async (session: Session) => (await (await session.shop()).accounts()).passkeys;

const list = command({
  name: 'passkeys',
  summary: 'list your passkeys; add them in a browser, at /my-account/edit',
  run: async (_, session) => passkeysAnswer(await (await passkeysOf(session)).list()),
});

const rename = command({
  name: 'passkeys rename',
  summary: 'rename a passkey',
  args: { id: ID, name: required('the new name', text('name', 60)) },
  run: async ({ id, name }, session) => passkeysAnswer(await (await passkeysOf(session)).rename(id, name)),
});

const remove = command({
  name: 'passkeys remove',
  summary: 'remove a passkey',
  args: { id: ID },
  run: async ({ id }, session) => passkeysAnswer(await (await passkeysOf(session)).remove(id)),
});

/** Passkeys are created in a browser only. */
export const PASSKEYS: readonly Command[] = [list, rename, remove];

function passkeysAnswer({ items, max }: OwnPasskeyList): Answer {
  return answer({ passkeys: items, max }, (screen) =>
    screen.sections(
      items.length === 0
        ? 'No passkeys yet.'
        : screen.table(
            PASSKEY.map((head) => ({ head })),
            items.map((one) => PASSKEY.map((member) => String(one[member] ?? ''))),
          ),
      ADDING,
    ),
  );
}
