import { openPlatform, type Platform, type PlatformPlace } from '../composition/composition-root';
import { CommandError } from '../usage/usage-error';

const REMEDIES: ReadonlyMap<string, string> = new Map([
  [
    'DemoPeopleError',
    'Choose another folder with --data, replace the demo with your products with `vitrine catalog import`, or use --dev for development',
  ],
  ['ProductionDataError', 'Choose another folder with --data, or remove --dev'],
]);

export async function openServed(place: PlatformPlace): Promise<Platform> {
  try {
    return await openPlatform(place);
  } catch (error) {
    const remedy = error instanceof Error ? REMEDIES.get(error.name) : undefined;
    if (!(error instanceof Error) || remedy === undefined) throw error;
    throw new CommandError('wrong-mode', `${error.message} (${place.data}). ${remedy}.`);
  }
}
