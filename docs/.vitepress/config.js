import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const page = (text, link) => ({ text, link });

/** Made with the pages of the reference, beside the copy of this file. */
const reference = JSON.parse(readFileSync('.build/docs-source/.vitepress/reference.json', 'utf8'));

/** The site of the documentation; `scripts/docs.mjs` lays its pages beside a copy of this folder and builds it there. */
export default defineConfig({
  title: 'Vitrine',
  description: 'An online fashion and sports shop, and the SDK it is made of.',
  lang: 'en',
  // One skin, that of the shop.
  appearance: false,
  // Ignores links into the reader's own shop.
  ignoreDeadLinks: 'localhostLinks',
  outDir: '../docs',
  // Pages are written in Markdown alone: what looks like a tag is text.
  markdown: { html: false, theme: 'github-light' },
  vite: { logLevel: 'error' },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3], label: 'On this page' },
    docFooter: { prev: 'Previous', next: 'Next' },
    nav: [
      page('Start', '/start'),
      page('SDK', '/sdk'),
      page('Extend', '/extend/'),
      {
        text: 'Reference',
        items: [
          page('SDK reference', '/reference/sdk/'),
          page('HTTP API', '/reference/http/'),
          { text: 'Try the API', link: '/try.html', target: '_self' },
          page('Commands', '/reference/cli/'),
          page('Settings', '/operate/settings'),
        ],
      },
      page('Run', '/operate/production'),
      page('Changelog', '/CHANGELOG'),
    ],
    sidebar: [
      {
        text: 'Get started',
        items: [
          page('Get started in five minutes', '/start'),
          page('Features', '/features'),
          page('Comparison', '/comparison'),
          page('Benchmarks', '/figures'),
        ],
      },
      {
        text: 'Use',
        items: [
          page('The SDK', '/sdk'),
          page('React', '/guides/react'),
          page('Checkout', '/guides/checkout'),
          page('Vue, Svelte, React Native', '/guides/front-ends'),
          page('Components', '/guides/components'),
          page('The command line', '/command-line'),
          page('Stores and languages', '/guides/stores'),
          page('Tax rates', '/guides/taxes'),
          page('HTTP clients', '/guides/http-api'),
          page('Use Shopify as the back end', '/guides/foreign-back-end'),
          page('Error codes', '/guides/error-codes'),
          page('Recipes', '/recipes'),
        ],
      },
      {
        text: 'Guides',
        items: [
          page('Build your own shop', '/guides/your-own-shop'),
          page('Skins and theming', '/guides/skin'),
          page('For designers', '/guides/designers'),
          page('Custom pages', '/guides/page'),
          page('Payment methods', '/extend/payments'),
          page('Carriers', '/extend/carriers'),
          page('Taxes', '/extend/taxes'),
          page('Analytics and tag managers', '/guides/analytics'),
          page('Mail', '/guides/mail'),
          page('Translations', '/guides/translations'),
          page('Search', '/guides/search'),
          page('Import and export', '/guides/import'),
          page('Coupons and promotions', '/guides/promotions'),
          page('Reports and month-end closing', '/guides/reports'),
          page('Books and the accounting journal', '/guides/books'),
          page('PostgreSQL', '/guides/postgresql'),
          page('OpenSearch', '/guides/opensearch'),
          page('Deploy', '/guides/deploy'),
          page('Upgrade', '/guides/upgrade'),
          page('Versions and deprecations', '/guides/versions'),
          page('Backup', '/operate/backup'),
          page('Security', '/guides/security'),
          page('Simulation', '/guides/simulation'),
        ],
      },
      {
        text: 'Extend',
        items: [
          page('All extension points', '/extend/'),
          page('Configuration', '/extend/configuration'),
          page('Emails and messages', '/extend/messages'),
          page('Events', '/extend/events'),
          page('Custom endpoints', '/extend/routes'),
          page('Ports of the core', '/extend/core-ports'),
          page('Files', '/extend/files'),
          page('Order numbers', '/extend/order-numbers'),
        ],
      },
      {
        text: 'Run',
        items: [
          page('Run in production', '/operate/production'),
          page('Docker', '/operate/container'),
          page('Several processes', '/operate/processes'),
          page('Settings', '/operate/settings'),
          page('Move a database', '/operate/moving'),
          page('Monitoring', '/operate/watching'),
          page('Troubleshooting', '/operate/faults'),
          page('Privacy', '/operate/privacy'),
          page('Security policy', '/SECURITY'),
          page('Security controls and limits', '/security/details'),
          page('OWASP ASVS', '/security/asvs'),
        ],
      },
      { text: 'Reference', items: reference },
      {
        text: 'Understand',
        items: [
          page('Ports and adapters', '/concepts/ports'),
          page('Plans', '/concepts/plans'),
          page('How carts are merged', '/concepts/cart'),
          page('How an item gets into the cart', '/concepts/cart-path'),
          page('Exactly-once orders', '/concepts/orders'),
          page('How an order is sent', '/concepts/order-path'),
          page('Offline use', '/concepts/offline'),
          page('Architecture', '/architecture'),
          page('Rules', '/rules'),
          page('Decision records', '/decision-records'),
          page('Decisions', '/decisions'),
          page('Mutation testing', '/mutation'),
          page('Glossary', '/glossary'),
          page('Contributing', '/CONTRIBUTING'),
          page('Changelog', '/CHANGELOG'),
        ],
      },
    ],
  },
});
