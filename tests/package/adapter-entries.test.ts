import { describe, expect, it } from 'vitest';
import * as browser from '../../adapters/browser';
import * as node from '../../adapters/node';
import * as smtp from '../../adapters/messages/smtp';
import * as stripe from '../../adapters/payments/stripe';

/** Public API: changes here require a version bump. */
describe('the entries of the adapters', () => {
  it('vitrine/stripe exports these and no others', () => {
    expect(Object.keys(stripe)).toEqual(['createStripe']);
  });

  it('vitrine/smtp exports these and no others', () => {
    expect(Object.keys(smtp)).toEqual(['createSmtpSender', 'checkSmtp']);
  });

  it('vitrine/browser exports these and no others', () => {
    expect(Object.keys(browser).sort()).toEqual([
      'createAnalyticsTelemetry',
      'createBroadcastChannelTabs',
      'createBrowserNetwork',
      'createCombinedTelemetry',
      'createConsent',
      'createErrorTelemetry',
      'createEventTelemetry',
      'createFetchHttp',
      'createFixedNetwork',
      'createIndexedDbStorage',
      'createLazyHttp',
      'createLazyTelemetry',
      'createLogTelemetry',
      'createMemoryStorage',
      'createNoTabs',
      'createNoTelemetry',
      'createSystemClock',
      'createSystemIds',
      'errorSampleRate',
    ]);
  });

  it('vitrine/node exports these and no others', () => {
    expect(Object.keys(node).sort()).toEqual([
      'createClamdScanner',
      'createCombinedTelemetry',
      'createErrorTelemetry',
      'createEventTelemetry',
      'createFaultyHttp',
      'createFaultyStorage',
      'createFileStorage',
      'createFixedNetwork',
      'createHttpCarrier',
      'createHttpTax',
      'createImages',
      'createInProcessHttp',
      'createLazyTelemetry',
      'createLogTelemetry',
      'createMemoryStorage',
      'createMemoryTelemetry',
      'createNoTabs',
      'createNoTelemetry',
      'createPdfInvoices',
      'createPooledIds',
      'createReportPost',
      'createRuleTax',
      'createSeededIds',
      'createSharedReads',
      'createSystemClock',
      'createSystemIds',
      'createTabHub',
      'createTableCarrier',
      'createTaggedReads',
      'createTestVatRegister',
      'createUndiciHttp',
      'createVies',
      'createVirtualClock',
      'createWebhook',
      'createWebhookSender',
      'errorSampleRate',
      'openPostgres',
      'readWebhook',
      'signWebhook',
    ]);
  });
});
