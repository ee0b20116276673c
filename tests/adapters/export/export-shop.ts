import { createVirtualClock } from '../../../adapters/clock/virtual';
import { exportTable, type ExportCount, type TableFormat } from '../../../adapters/export';
import { createSystemIds } from '../../../adapters/ids/system';
import { importCatalogue, type ImportReport } from '../../../adapters/import';
import { createMediaStore } from '../../../adapters/images';
import { createPlatform, type Platform } from '../../../adapters/platform';
import { outsidePicture } from '../../../core/media';
import { collect } from '../../fixtures/collect';
import { NOW } from '../import/import-shop';

export function openEmptyShop(): Promise<Platform> {
  return createPlatform({ data: ':memory:', clock: createVirtualClock({ start: NOW }), ids: createSystemIds() });
}

export async function exported(
  { goods }: Pick<Platform, 'goods'>,
  format: TableFormat,
): Promise<{ readonly text: string; readonly count: ExportCount }> {
  const count: ExportCount = { products: 0, rows: 0, lost: [] };
  const pictureAddress = (path: string) => new URL(outsidePicture(path).path, 'https://shop.example').href;
  const parts = await collect(exportTable(goods, { format, pictureAddress, now: NOW }, count));
  return { text: parts.join(''), count };
}

export function importInto(platform: Platform, file: string, media?: string): Promise<ImportReport> {
  const target = { writer: platform.catalogue, media: createMediaStore(platform.files) };
  return importCatalogue({ file, media, currency: 'USD' }, target, { now: NOW });
}
