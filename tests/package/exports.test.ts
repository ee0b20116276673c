import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as demo from '../../adapters/demo';
import * as platform from '../../adapters/platform';
import * as core from '../../core';
import * as testing from '../../testing';
import * as react from '../../ui/react';

/** What other people's code may rely on: a change here is a change of the package's version. */
describe('the public entries', () => {
  it('vitrine exports these and no others', () => {
    expect(Object.keys(core).sort()).toEqual([
      'AVAILABLE_STORES',
      'CART_THUMBNAIL',
      'DISMISS',
      'EMPTY_ADDRESS',
      'ERROR_MESSAGES',
      'GALLERY_IMAGE',
      'HttpFailure',
      'LAST_STEP',
      'LEAST_PASSWORD',
      'MOST_ADDRESSES',
      'MOST_QUANTITY',
      'ORDER_STATUSES',
      'REVIEW_LIMITS',
      'REVIEW_PHOTO_TYPES',
      'REVIEW_SORTS',
      'SORT_KEYS',
      'STORE_VIEWS',
      'ShopError',
      'StorageQuotaError',
      'THUMBNAIL',
      'activeOrders',
      'awardedPercent',
      'badgeOf',
      'createShop',
      'deliveryDate',
      'deliveryMoment',
      'deliveryStatus',
      'deliveryStep',
      'errorMessage',
      'formatDate',
      'formatPrice',
      'imageUrl',
      'isPickup',
      'isSameAddress',
      'isSamePlace',
      'isShopError',
      'isVirtualCart',
      'lineStock',
      'lookUp',
      'matchStore',
      'merchantConfig',
      'mergeConfig',
      'missingPersonal',
      'moneyText',
      'mostOfLine',
      'mostToBuy',
      'openShop',
      'orderPhotos',
      'orderSequence',
      'parseConfig',
      'passwordLength',
      'passwordProblem',
      'paymentLink',
      'pendingTotal',
      'postalLines',
      'prefill',
      'readConfig',
      'readSettings',
      'rowTotal',
      'royaltyStanding',
      'savedAddress',
      'showsBonusBanner',
      'signUpDelay',
      'signUpOffer',
      'sizeChartOf',
      'splitArrival',
      'storeLinks',
      'toOrderAddress',
      'townLines',
      'validateAddress',
      'validatePersonal',
      'variantOffers',
      'withTaken',
    ]);
  });

  it('vitrine/demo exports these and no others', () => {
    expect(Object.keys(demo).sort()).toEqual(['createDrawings', 'seedDemo', 'seedPeople']);
  });

  it('vitrine/platform exports these and no others', () => {
    expect(Object.keys(platform).sort()).toEqual([
      'CommerceDataError',
      'DatabaseUnavailableError',
      'DemoPeopleError',
      'EVENT_NAMES',
      'FileKeyError',
      'FileTooLargeError',
      'MOST_FILE_BYTES',
      'MessageError',
      'ORDER_STEPS',
      'PaymentError',
      'ProductionDataError',
      'RouteError',
      'SchemaTooNewError',
      'SearchUnavailableError',
      'createPlatform',
      'defineRoute',
      'defineSubscriber',
      'isFileKey',
    ]);
  });

  it('vitrine/react exports these and no others', () => {
    expect(Object.keys(react).sort()).toEqual([
      'DIRECTIONS',
      'LANGUAGE_NAMES',
      'ShopProvider',
      'TextProvider',
      'TextRegistry',
      'createSay',
      'createTranslate',
      'languageOf',
      'localeOf',
      'useObservable',
      'usePrice',
      'useSay',
      'useShop',
      'useText',
    ]);
  });

  it('vitrine/testing exports these and no others', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'carrierSuite',
      'databaseSuite',
      'fileStoreSuite',
      'messageSenderSuite',
      'paymentProviderSuite',
      'searchSuite',
      'taxSuite',
    ]);
  });

  it('are the only ways into the package', async () => {
    const { exports } = z
      .object({ exports: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(await readFile('package.json', 'utf8')));
    expect(Object.keys(exports).sort()).toEqual([
      '.',
      './browser',
      './config',
      './demo',
      './node',
      './package.json',
      './platform',
      './react',
      './s3',
      './smtp',
      './stripe',
      './testing',
    ]);
  });
});
