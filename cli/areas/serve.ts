import { command } from '../declare/command';
import { choice, origin, outsideOrigin, tagScript, text, whole, type Kind } from '../usage/kinds';
import { inEnvironment } from '../usage/environment';
import { flag, list, optional, withDefault } from '../usage/parameter';
import { UsageError } from '../usage/usage-error';
import { LOOPBACK_NAMES } from '../serve/at-home';
import { LOG_LEVELS } from '../serve/log-levels';
import { metricsPlace } from '../serve/metrics-place';
import { answer } from '../output/answer';
import type { Range } from '../serve/client-address';
import type { Opening } from '../serve/open-server';

const MAX_PORT = 65_535;
const MAX_CACHE_MB = 1_048_576;
const MAX_CLOSING_WAIT = 300;

/** Rejects paths: the shop must run at the root of its host. */
const webAddress: Kind<string> = {
  placeholder: 'url',
  rule: 'must be an address such as https://shop.example, without a path',
  parse: (raw) => (/^https?:\/\/[^/?#\s]+\/?$/.test(raw) ? raw : undefined),
};

async function proxiesOf(words: readonly string[]): Promise<readonly Range[]> {
  const { rangesOf } = await import('../serve/client-address');
  return words.flatMap((word) => {
    const ranges = rangesOf(word);
    if (ranges !== undefined) return ranges;
    throw new UsageError(
      `--trusted-proxy must be an address such as 10.0.0.2, a range such as 10.0.0.0/8, loopback or private, not ${word}`,
    );
  });
}

function isHere(address: string): boolean {
  return LOOPBACK_NAMES.includes(new URL(address).hostname.replaceAll(/[[\]]/g, ''));
}

interface Inputs {
  readonly dev: boolean;
  readonly devOpen: boolean;
  readonly host: string;
  readonly demo: boolean;
  readonly publicUrl: string | undefined;
  readonly stage: string | undefined;
}

/**
 * Development mode must be explicit and never public.
 * @throws UsageError naming conflicting options
 */
function modeOf({
  dev,
  devOpen,
  host,
  demo,
  publicUrl,
  stage,
}: Inputs): Pick<Opening, 'mode' | 'isDevOpen' | 'stage' | 'empty'> {
  if (!dev) {
    if (devOpen) throw new UsageError('--dev-open requires --dev');
    const empty = demo ? 'demo-goods' : 'stays';
    return { mode: 'production', isDevOpen: false, stage: stage ?? 'production', empty };
  }
  const why = 'in development mode anyone can read emails and sign-in codes and order without paying';
  if (stage === 'production') throw new UsageError(`--dev cannot be combined with --stage production: ${why}`);
  if (publicUrl !== undefined && !isHere(publicUrl))
    throw new UsageError(`--dev cannot be combined with --public-url: ${why}`);
  if (!devOpen && !LOOPBACK_NAMES.includes(host))
    throw new UsageError(`--dev cannot be combined with --host ${host} without --dev-open: ${why}`);
  return { mode: 'development', isDevOpen: devOpen, stage: stage ?? 'development', empty: 'demo' };
}

export const serve = command({
  name: '',
  summary: 'open the shop: API, storefront and pictures',
  options: {
    port: inEnvironment('VITRINE_PORT', withDefault('port to listen on; 0 for any free one', whole(0, MAX_PORT), 3000)),
    host: inEnvironment(
      'VITRINE_HOST',
      withDefault(
        'address to listen on; localhost for this machine only, 0.0.0.0 for every network',
        text('address', 255),
        'localhost',
      ),
    ),
    public_url: inEnvironment('VITRINE_PUBLIC_URL', optional('public URL of the shop', webAddress)),
    stage: inEnvironment(
      'VITRINE_STAGE',
      optional(
        'stage of the shop; search engines are blocked except in production (default: production, development with --dev)',
        text('stage', 40),
      ),
    ),
    dev: flag('development mode: /dev/outbox, test payments, and demo data with accounts in an empty folder'),
    dev_open: flag(
      'with --dev: allow other hosts, machines, proxies and tunnels to open /dev/outbox and test payments, and a --host other than localhost',
    ),
    demo: flag('add the demo catalogue, without demo accounts, to an empty folder'),
    preselect: inEnvironment(
      'VITRINE_PRESELECT',
      optional(
        'preselection on product pages: look (the displayed colour, no size), variant (the first available one) or nothing; the same as --setting products.preselect=… (default: look)',
        choice(['look', 'variant', 'nothing'] as const),
      ),
    ),
    trusted_proxy: inEnvironment(
      'VITRINE_TRUSTED_PROXY',
      list(
        'trusted proxy, whose X-Forwarded-For gives the client address: an address, a range, loopback or private; repeatable',
        text('address', 100),
      ),
    ),
    cors_origin: inEnvironment(
      'VITRINE_CORS_ORIGINS',
      list('origin of another front end that may call the API, such as https://app.example; repeatable', origin),
    ),
    tag_script: inEnvironment(
      'VITRINE_TAG_SCRIPTS',
      list('URL of a third-party script (a tag manager, a chat) that pages load after consent; repeatable', tagScript),
    ),
    script_origin: inEnvironment(
      'VITRINE_SCRIPT_ORIGINS',
      list(
        'origin whose scripts, and resources that they load from it, are allowed in pages; repeatable',
        outsideOrigin,
      ),
    ),
    connect_origin: inEnvironment(
      'VITRINE_CONNECT_ORIGINS',
      list('additional origin that scripts may connect to; repeatable', outsideOrigin),
    ),
    image_origin: inEnvironment(
      'VITRINE_IMAGE_ORIGINS',
      list('additional origin of images; repeatable', outsideOrigin),
    ),
    frame_origin: inEnvironment(
      'VITRINE_FRAME_ORIGINS',
      list('additional origin of frames; repeatable', outsideOrigin),
    ),
    pages: inEnvironment(
      'VITRINE_PAGES',
      optional(
        'folder of your own built front end, whose index.html is served for every page instead of the storefront',
        text('dir', 4000),
      ),
    ),
    page_cache: inEnvironment(
      'VITRINE_PAGE_CACHE',
      withDefault('megabytes of memory for the page cache; 0 disables it', whole(0, MAX_CACHE_MB), 64),
    ),
    log_level: inEnvironment(
      'VITRINE_LOG_LEVEL',
      optional(
        'minimum level of log lines; a request is info, or error if answered 5xx (default: info, warn with --dev; error with --quiet, debug with --verbose)',
        choice(LOG_LEVELS, 'level'),
      ),
    ),
    metrics: inEnvironment(
      'VITRINE_METRICS',
      optional('local port of /metrics for Prometheus; or an address and port such as 10.0.0.5:9464', metricsPlace),
    ),
    closing_wait: inEnvironment(
      'VITRINE_CLOSING_WAIT',
      withDefault(
        "seconds that a stopping shop keeps accepting requests, with /readyz at 503; longer than the proxy's health check interval",
        whole(0, MAX_CLOSING_WAIT),
        0,
      ),
    ),
    image_cache: inEnvironment(
      'VITRINE_IMAGE_CACHE',
      withDefault('megabytes of disk for resized photos', whole(1, MAX_CACHE_MB), 1024),
    ),
  },
  run: async (
    { port, host, public_url: publicUrl, stage, dev, dev_open: devOpen, demo, preselect, ...caches },
    session,
  ) => {
    if (session.globals.api !== undefined) throw new UsageError('serve opens its own shop: remove --api');
    const opened = modeOf({ dev, devOpen, host, demo, publicUrl, stage });
    const { openServer } = await import('../serve/open-server');
    const {
      pages,
      page_cache: pageCacheMb,
      log_level: level,
      metrics,
      image_cache: imageCacheMb,
      closing_wait: closingWait,
      trusted_proxy: proxies,
      cors_origin: corsOrigins,
      tag_script: tags,
      script_origin: scripts,
      connect_origin: connect,
      image_origin: images,
      frame_origin: frames,
    } = caches;
    const place = {
      port,
      host,
      publicUrl,
      corsOrigins,
      outside: { tags, scripts, connect, images, frames },
      trustedProxies: await proxiesOf(proxies),
      closingWaitMs: closingWait * 1000,
    };
    const { quiet, verbose } = session.globals;
    const usual = quiet ? 'error' : verbose ? 'debug' : dev ? 'warn' : 'info';
    const seen = { logLevel: level ?? usual, metrics } as const;
    await openServer({ ...place, ...opened, ...seen, preselect, pages, pageCacheMb, imageCacheMb }, session);
    return answer(undefined, () => '');
  },
});
