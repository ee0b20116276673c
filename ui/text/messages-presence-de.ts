import type { presenceEn } from './messages-presence-en';

export const presenceDe: Readonly<Record<keyof typeof presenceEn, string>> = {
  'presence.reading': '{who} hat dies seit {since} offen und noch nichts geändert.',
  'presence.editing': '{who} hat dies seit {since} offen und ändert es gerade.',
  'changes.acted': '{who} hat das Konto von {name} geändert und dabei als diese Person gehandelt',
  'changes.acting': '{who} hat begonnen, als {name} zu handeln',
  'changes.factor-reset': '{who} hat die Anmeldung in zwei Schritten von {name} zurückgesetzt',
  'changes.signed-out': '{who} hat {name} überall abgemeldet',
};
