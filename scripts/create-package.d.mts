export function makeCreatePackage(to: string): Promise<void>;
