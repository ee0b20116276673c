export function makeClientPackage(from: string, to: string): Promise<void>;
