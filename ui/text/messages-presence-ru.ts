import type { presenceEn } from './messages-presence-en';

export const presenceRu: Readonly<Record<keyof typeof presenceEn, string>> = {
  'presence.reading': '{who} — открыто с {since}, пока ничего не изменено.',
  'presence.editing': '{who} — открыто с {since}, вносит изменения.',
  'changes.acted': '{who}: изменение аккаунта {name} от его имени',
  'changes.acting': '{who}: начало работы от имени {name}',
  'changes.factor-reset': '{who}: {name} — двухэтапный вход сброшен',
  'changes.signed-out': '{who}: {name} — выход на всех устройствах',
};
