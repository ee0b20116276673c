import { skinName } from '../../../../core/design/skins';
import { wornSkins } from '../../../../core/design/worn-skins';
import type { Database } from '../../ports/database';
import type { MailSkin } from '../../ports/messages/mail-look';
import { SETTINGS_BLOCK } from './settings-block';

export async function mailSkin(database: Pick<Database, 'read'>): Promise<MailSkin> {
  const block = await database.read((db) => db.content.block(SETTINGS_BLOCK));
  return mailSkinOf(block?.en.json);
}

export function mailSkinOf(settings: unknown): MailSkin {
  const member = (name: string): unknown =>
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, name) : undefined;
  const [name, skin] = [member('name'), member('skin')];
  const worn = wornSkins({ skin: skinName(typeof skin === 'string' ? skin : ''), skin_tokens: member('skin_tokens') });
  const { tokens } = worn.standard;
  return {
    shop: typeof name === 'string' && name !== '' ? name : 'Vitrine',
    paper: tokens.paper,
    lift: tokens['paper-lift'],
    ink: tokens.ink,
    soft: tokens['ink-soft'],
    line: tokens.line,
    signal: tokens.signal,
    onSignal: tokens['on-signal'],
    radius: tokens.radius,
  };
}
