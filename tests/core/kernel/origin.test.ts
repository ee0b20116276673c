import { describe, expect, it } from 'vitest';
import { isOrigin } from '../../../core/internal';

describe('an origin', () => {
  it.each([
    'https://app.example',
    'http://localhost:5173',
    'https://a.b-c.example:8443',
    'http://[::1]:3000',
    'http://127.0.0.1',
  ])('is %s, as browsers write it', (text) => {
    expect(isOrigin(text)).toBe(true);
    expect(new URL(text).origin).toBe(text);
  });

  it.each([
    '*',
    'null',
    'app.example',
    'https://*.example',
    'https://app.example/',
    'https://app.example/shop',
    'https://App.example',
    'https://app.example:443',
    'http://app.example:80',
    'https://ada@app.example',
    'ftp://app.example',
    'https://',
    ' https://app.example',
  ])('is not %j', (text) => {
    expect(isOrigin(text)).toBe(false);
  });
});
