export function serveDocs(options: {
  readonly folder: string;
  readonly port: number;
  readonly shop: string;
}): Promise<{ readonly address: string; readonly close: () => Promise<void> }>;
