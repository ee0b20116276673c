export const presenceEn = {
  'presence.reading': '{who} has this open since {since}, and has changed nothing yet.',
  'presence.editing': '{who} has this open since {since}, and is editing it.',
  'changes.acted': '{who} changed the account of {name}, acting as them',
  'changes.acting': '{who} began to act as {name}',
  'changes.factor-reset': '{who} reset the two-step sign-in of {name}',
  'changes.signed-out': '{who} signed {name} out everywhere',
};
