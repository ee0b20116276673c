export const MESSAGE_DAYS = { least: 1, most: 90 } as const;
