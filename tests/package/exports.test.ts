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
      'BLOGGER_LIMITS',
      'CART_THUMBNAIL',
      'COLOUR_TOKENS',
      'DISMISS',
      'DISPLAY_FACES',
      'EMPTY_ADDRESS',
      'ERROR_MESSAGES',
      'FEED_PORTALS',
      'GALLERY_IMAGE',
      'HttpFailure',
      'LAST_STEP',
      'LEAST_PASSWORD',
      'MOST_ADDRESSES',
      'MOST_QUANTITY',
      'MOST_RADIUS',
      'NEW_RECORD',
      'ORDERS_CSV_HEAD',
      'ORDER_STATUSES',
      'PERIODS',
      'PERMISSIONS',
      'PHASES',
      'PHOTO_TYPES',
      'POST_TYPES',
      'REVIEW_LIMITS',
      'REVIEW_PHOTO_TYPES',
      'REVIEW_SORTS',
      'ROYALTY_STATES',
      'SENT_STEP',
      'SET_TYPES',
      'SKINS',
      'SKIN_NAMES',
      'SORT_KEYS',
      'STANDARD_SKIN',
      'STORE_VIEWS',
      'ShopError',
      'StorageQuotaError',
      'TEXT_FACES',
      'THUMBNAIL',
      'activeOrders',
      'awardedPercent',
      'badgeOf',
      'compareEdits',
      'contrastFaults',
      'createShop',
      'deliveryDate',
      'deliveryMoment',
      'deliveryStatus',
      'deliveryStep',
      'disabledFor',
      'errorMessage',
      'feedOfPath',
      'feedPath',
      'formatDate',
      'formatPrice',
      'imageUrl',
      'inTypeOrder',
      'isPickup',
      'isSameAddress',
      'isSamePlace',
      'isShopError',
      'isVirtualCart',
      'lastShown',
      'lineStock',
      'lookUp',
      'matchStore',
      'mayTryDesign',
      'mayUser',
      'merchantConfig',
      'mergeConfig',
      'mergeEdits',
      'missingPersonal',
      'missingTypes',
      'moneyText',
      'mostOfLine',
      'mostToBuy',
      'openShop',
      'orderCsvLine',
      'orderPhotos',
      'orderSequence',
      'outsidePicture',
      'parseConfig',
      'partsOf',
      'passwordLength',
      'passwordProblem',
      'paymentLink',
      'pendingTotal',
      'permissionsOf',
      'phaseOf',
      'photoProblem',
      'picturesOf',
      'postalLines',
      'prefill',
      'promoByOrder',
      'promoByPhase',
      'promoLink',
      'readBloggerSettings',
      'readConfig',
      'readOrderFilters',
      'readSettings',
      'rowTotal',
      'royaltyStanding',
      'savedAddress',
      'setTypeOf',
      'showsBonusBanner',
      'signUpDelay',
      'signUpOffer',
      'sizeChartOf',
      'skinCss',
      'skinName',
      'skinProperties',
      'splitArrival',
      'storeLinks',
      'toDecimalText',
      'toOrderAddress',
      'toggleCollected',
      'townLines',
      'validateAddress',
      'validatePersonal',
      'variantOffers',
      'wholeProperties',
      'withTaken',
      'withTokens',
      'wornSkins',
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
