import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { seal, unseal } from '../../../../../adapters/platform/foundation/kernel/seal';
import type { FactorSetUp } from '../../../../../core/contract/people/second-factor';
import { appCode } from '../../../../fixtures/authenticator';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const ALMA = 'alma@vitrine.example';

describe('the stored second factor', () => {
  it('contains neither the secret nor a recovery code in plain text, in the database file or its log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-factor-'));
    const fixture = await openFixturePlatform({ data: folder });
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, ALMA);
    const post = (path: string, body: unknown = {}) =>
      fixture.call('POST', `/api/user/second-factor/${path}?token=${token}`, body);
    const { secret } = await resultOf<FactorSetUp>(post('begin'));
    const code = appCode(secret, fixture.clock.now());
    const { recovery_codes: recovery } = await resultOf<{ recovery_codes: string[] }>(post('confirm', { code }));
    await fixture.platform.close();
    const kept = readdirSync(folder)
      .filter((name) => name.startsWith('shop.db'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
    expect(kept).toContain(ALMA);
    const log = JSON.stringify(fixture.telemetry.records);
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))]) {
      expect(kept.includes(text) || log.includes(text)).toBe(false);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('an encrypted text', () => {
  const [secret, other] = ['a secret of the shop', 'another'];

  it('can be decrypted only with the secret and for its owner', () => {
    const kept = seal(secret, 'JBSWY3DP', '7');
    expect(unseal(secret, kept, '7')).toBe('JBSWY3DP');
    expect(seal(secret, 'JBSWY3DP', '7')).not.toBe(kept);
    expect(() => unseal(other, kept, '7')).toThrow();
    expect(() => unseal(secret, kept, '8')).toThrow();
    const changed = kept.replace(
      /\.([^.])([^.]*)$/,
      (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${String(rest)}`,
    );
    expect(() => unseal(secret, changed, '7')).toThrow();
    expect(() => unseal(secret, '', '7')).toThrow();
  });
});
