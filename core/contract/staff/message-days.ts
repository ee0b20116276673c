export const MESSAGE_DAYS = { min: 1, max: 90 } as const;
