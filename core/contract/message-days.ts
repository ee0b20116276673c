/** For how many days the shop keeps what it wrote to people: what its settings may say, the most being what holds where they say nothing. */
export const MESSAGE_DAYS = { least: 1, most: 90 } as const;
