import { createSystemClock } from '../../../adapters/clock/system';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform } from '../../../adapters/platform';

const PERSON = { source: 'test', addresses: [], groupId: 1, bonus: 0, currency: 'USD', roles: ['blogger'] } as const;

export interface OwnBlogger {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly code: string;
}

/** Adds bloggers without earnings to the data folder of an open shop. */
export async function addBloggers(data: string, bloggers: readonly OwnBlogger[]): Promise<void> {
  const parts = { clock: createSystemClock(), ids: createSystemIds() };
  const platform = await createPlatform({
    ...parts,
    data,
    mode: 'development',
    deliverEvents: false,
    sendMessages: false,
  });
  try {
    await platform.people.write(async (people) => {
      for (const { code: _code, ...person } of bloggers) await people.writePerson({ ...PERSON, ...person });
    });
    for (const { email, code } of bloggers) await platform.bloggers.setCode(email, code);
  } finally {
    await platform.close();
  }
}
