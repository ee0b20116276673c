export async function openServer(_a: unknown, _b: unknown): Promise<void> {}
