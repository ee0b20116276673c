import { describe, expect, it } from 'vitest';
import { originOfScript } from '../../../core/internal';
import { isOutsideOrigin } from '../../../core/internal-staff';

describe('an origin outside the shop', () => {
  it.each([
    'https://chat.example',
    'https://*.chat.example',
    'https://*.eu.chat.example:8443',
    'https://chat.example:8443',
    'http://localhost:4444',
    'http://127.0.0.1:4444',
  ])('is %s', (text) => {
    expect(isOutsideOrigin(text)).toBe(true);
  });

  it.each([
    '*',
    'https:',
    'https://*',
    'https://*.example',
    'https://chat.*',
    'https://*.*.example',
    'https://*chat.example',
    'http://chat.example',
    'http://localhost.evil.example',
    'http://*.localhost',
    'https://chat.example/',
    'https://chat.example; script-src *',
    "https://chat.example 'unsafe-inline'",
    "'unsafe-eval'",
    'data:',
  ])('is not %j', (text) => {
    expect(isOutsideOrigin(text)).toBe(false);
  });
});

describe('a script outside the shop', () => {
  it('is named by its https address, and has an origin', () => {
    expect(originOfScript('https://www.googletagmanager.com/gtm.js?id=GTM-ABC')).toBe(
      'https://www.googletagmanager.com',
    );
    expect(originOfScript('http://localhost:4444/chat.js')).toBe('http://localhost:4444');
  });

  it.each([
    'https://chat.example',
    'https://chat.example/',
    'http://chat.example/chat.js',
    'https://*.chat.example/chat.js',
    'https://ada@chat.example/chat.js',
    'https://chat.example/a.js; script-src *',
    'https://chat.example/a,b.js',
    '/chat.js',
    'javascript:alert(1)',
  ])('is not %j', (text) => {
    expect(originOfScript(text)).toBeUndefined();
  });
});
