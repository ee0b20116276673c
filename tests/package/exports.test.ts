import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as demo from '../../adapters/demo';
import * as platform from '../../adapters/platform';
import * as account from '../../core/account';
import * as blogger from '../../core/blogger';
import * as shopper from '../../core/shopper';
import * as staff from '../../core/staff';
import { publicNames } from '../../scripts/docs/public-names';
import * as testing from '../../testing';
import * as react from '../../ui/react';

function exportedNames(source: string): readonly string[] {
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(',').flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []));
}

/** Public API: changes here require a version bump. */
describe('the public entries', () => {
  it('vitrine exports these and no others', () => {
    expect(Object.keys(shopper).sort()).toEqual([
      'HttpFailure',
      'SORT_KEYS',
      'STORE_VIEWS',
      'ShopError',
      'StorageQuotaError',
      'createShop',
      'errorMessage',
      'formatDate',
      'formatPrice',
      'imageUrl',
      'isShopError',
      'lookUp',
      'mergeConfig',
      'moneyText',
      'openShop',
      'parseConfig',
      'readConfig',
      'readSettings',
      'splitArrival',
    ]);
  });

  it('vitrine/account exports these and no others', () => {
    expect(Object.keys(account).sort()).toEqual([
      'EMPTY_ADDRESS',
      'FACTOR_DIGITS',
      'LAST_STEP',
      'MAX_ADDRESSES',
      'MIN_PASSWORD',
      'ORDER_STATUSES',
      'PASSKEY_NAME_LENGTH',
      'PAYMENT_STATES',
      'RETURN_DAYS',
      'RETURN_REASONS',
      'SENT_STEP',
      'activeOrders',
      'addressForm',
      'badgeOf',
      'deliveryDate',
      'deliveryMoment',
      'deliveryStatus',
      'deliveryStep',
      'fullName',
      'inNameOrder',
      'isPostcode',
      'isSameAddress',
      'nameProblem',
      'orderPhotos',
      'orderSequence',
      'partOfStep',
      'passwordLength',
      'passwordProblem',
      'paymentLink',
      'postalLines',
      'readOrderNumber',
      'shownPayment',
      'toOrderAddress',
      'townLines',
    ]);
  });

  it('vitrine/staff exports these and no others', () => {
    expect(Object.keys(staff).sort()).toEqual([
      'ATTENTION_LISTS',
      'COLOUR_TOKENS',
      'DISPLAY_FACES',
      'FIGURE_GROUPS',
      'IMPORT_FIELDS',
      'IMPORT_FIELD_NAMES',
      'MAX_IMPORT_BYTES',
      'MAX_IMPORT_ROWS',
      'MAX_RADIUS',
      'MONEY_PERMISSION',
      'NEW_RECORD',
      'PERMISSIONS',
      'PICTURE_LIMITS',
      'PICTURE_USES',
      'REPORT_NAMES',
      'SHOP_PICTURE_LIMITS',
      'SKINS',
      'SKIN_NAMES',
      'STANDARD_SKIN',
      'TEXT_FACES',
      'areOrderFilters',
      'attributeKind',
      'changesCardMoney',
      'compareEdits',
      'contrastFaults',
      'formatDemoCounts',
      'generateVariants',
      'hasDemo',
      'importMapFault',
      'isEditableAttribute',
      'isStaff',
      'mayTryDesign',
      'mayUser',
      'mergeEdits',
      'nameIn',
      'needsDemoFate',
      'permissionsOf',
      'readOrderFilters',
      'recordName',
      'rowsCsv',
      'skinName',
      'typedAmount',
      'withTokens',
      'wornSkins',
    ]);
  });

  it('vitrine/blogger exports these and no others', () => {
    expect(Object.keys(blogger).sort()).toEqual([
      'BLOGGER_LIMITS',
      'MAX_LABEL',
      'MAX_LABELS',
      'PERIODS',
      'PHASES',
      'PHOTO_TYPES',
      'POST_TYPES',
      'ROYALTY_STATES',
      'SET_TYPES',
      'bloggerOrdersCsv',
      'bloggerPayoutsCsv',
      'confirmationDays',
      'disabledFor',
      'inTypeOrder',
      'lastShown',
      'missingTypes',
      'partsOf',
      'phaseOf',
      'photoProblem',
      'picturesOf',
      'promoByOrder',
      'promoByPhase',
      'promoLink',
      'readBloggerSettings',
      'readLabel',
      'royaltyStatus',
      'setTypeOf',
      'statementCsv',
      'statementPeriods',
      'toggleCollected',
    ]);
  });

  it('export at most 150 names of core each, including types', () => {
    const names = publicNames();
    const counts = ['vitrine', 'vitrine/account', 'vitrine/staff', 'vitrine/blogger'].map(
      (entry) => names.filter((one) => one.entry === entry).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(150);
  });

  it.each(['core/internal.ts', 'core/internal-staff.ts'])(
    'have an unpublished sibling of at most 150 names, which repeats none of theirs: %s',
    async (file) => {
      const published = new Set(publicNames().map(({ name }) => name));
      const names = exportedNames(await readFile(file, 'utf8'));
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(150);
      expect(names.filter((name) => published.has(name))).toEqual([]);
    },
  );

  it('vitrine/demo exports these and no others', () => {
    expect(Object.keys(demo).sort()).toEqual(['createDrawings', 'seedDemo', 'seedPeople', 'seedShipping']);
  });

  it('vitrine/platform exports these and no others', () => {
    expect(Object.keys(platform).sort()).toEqual([
      'CommerceDataError',
      'DatabaseUnavailableError',
      'DatabaseUnusableError',
      'DemoPeopleError',
      'EVENT_NAMES',
      'FileKeyError',
      'FileTooLargeError',
      'FilesUnavailableError',
      'MAX_FILE_BYTES',
      'MessageError',
      'ORDER_STEPS',
      'PaymentError',
      'ProductionDataError',
      'RouteError',
      'SchemaTooNewError',
      'SearchUnavailableError',
      'checkOptions',
      'createPlatform',
      'defineRoute',
      'defineSubscriber',
      'isDatabaseUnavailable',
      'isFileKey',
      'isFilesUnavailable',
    ]);
  });

  it('vitrine/react exports these and no others', () => {
    expect(Object.keys(react).sort()).toEqual([
      'DIRECTIONS',
      'LANGUAGE_NAMES',
      'ShopProvider',
      'TextProvider',
      'TextRegistry',
      'createFormat',
      'createTranslate',
      'languageOf',
      'leaveToPay',
      'localeOf',
      'useAccount',
      'useCart',
      'useCheckout',
      'useConfirmation',
      'useErrorText',
      'useFormat',
      'useListing',
      'useObservable',
      'useOrders',
      'usePrice',
      'useProduct',
      'useSearch',
      'useShop',
      'useText',
      'useWaitingOrders',
    ]);
  });

  it('vitrine/testing exports these and no others', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'carrierSuite',
      'clockSuite',
      'databaseSuite',
      'fileStoreSuite',
      'httpSuite',
      'idsSuite',
      'messageSenderSuite',
      'networkSuite',
      'paymentProviderSuite',
      'searchSuite',
      'storageSuite',
      'tabsSuite',
      'taxSuite',
      'telemetrySuite',
      'vatRegisterSuite',
    ]);
  });

  it('are the only ways into the package', async () => {
    const { exports } = z
      .object({ exports: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(await readFile('package.json', 'utf8')));
    expect(Object.keys(exports).sort()).toEqual([
      '.',
      './account',
      './blogger',
      './browser',
      './config',
      './demo',
      './node',
      './package.json',
      './platform',
      './react',
      './s3',
      './smtp',
      './staff',
      './stripe',
      './svelte',
      './testing',
      './ui',
      './ui/components.css',
      './ui/tokens.css',
      './vue',
    ]);
  });
});
