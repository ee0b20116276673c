import type { presenceEn } from './messages-presence-en';

export const presenceUk: Readonly<Record<keyof typeof presenceEn, string>> = {
  'presence.reading': '{who} — відкрито з {since}, поки нічого не змінено.',
  'presence.editing': '{who} — відкрито з {since}, вносить зміни.',
  'changes.acted': '{who}: зміна облікового запису {name} від його імені',
  'changes.acting': '{who}: початок роботи від імені {name}',
  'changes.factor-reset': '{who}: {name} — двоетапний вхід скинуто',
  'changes.signed-out': '{who}: {name} — вихід на всіх пристроях',
};
