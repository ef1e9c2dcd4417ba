/** The client's build: for modern browsers, hashed and precompressed, with a list of the assets of each page. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPictures } from './build/brand-pictures.ts';
import { brandStyles } from './build/brand-styles.ts';
import { pageStyles } from './build/page-styles.ts';
import { precompressed } from './build/precompressed.ts';
import { pureRouter } from './build/pure-router.ts';
import { reactModules } from './build/react-modules.ts';
import { routeAssets } from './build/route-assets.ts';
import { smallI18next } from './build/small-i18next.ts';
import { buildTargets } from './build/supported-browsers/browsers.ts';
import { supportedBrowsersOnly } from './build/supported-browsers/check.ts';
import { pageRoutes, redirects } from './src/app/routing/route-table.ts';

/** Matches modules of the named packages in the package manager's folders, and own modules that belong to them. */
function packages(own: string, ...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join('|')})/|${own}`);
}

/** The router's production build. Its package exports the development build to every bundler. */
const routerOf = createRequire(import.meta.resolve('react-router-dom'));
const routerBuild = join(dirname(routerOf.resolve('react-router/package.json')), 'dist/production');

/** Parts of ui for pages with forms and dialogs. */
const formParts = 'dialog|form/(?:checkbox|text-area|form|submit-row|select)\\b';

/** Parts of the frame of every page; the others of `shell` are loaded when a page needs them. */
const frame = 'shell/(?:header|header-menu|footer|shell|social-icon|error-boundary|error-page)\\.';

const onEveryPage = new RegExp(
  [
    `/web/src/(?:api|i18n|storage|texts|ui|paths|parse-url)(?!/(?:form/(?:search-|quantity-stepper|use-lack)|content/|order-|email-text|net-amount|button-link|make-change|invalidate\\.|use-is-fresh|changes-under-way|visible-after|change-record|late-texts|call-once|month-names|status-(?:panel|track)|step-card|value-row|calendar-leaf|${formParts}))`,
    `/web/src/app/(?:main|start|app|boot|analytics/(?!load-|page-reports)|input-replay|language|routing/(?!page-table)|session/(?!expiry-notice|late-watches|payment-watch)|${frame})`,
    'vite/preload-helper',
    '/web/src/(?:analytics/(?:track|consent-slot)|app/session/use-log-out|commerce/(?:invoices/(?:balance|use-invoices)|forms/use-draft-text|changes/use-action))\\.',
    '/web/src/state/',
    '/shared/src/(?:boot|billing-period|countries/(?:country-codes|sales-tax)|cultures/(?:amount-forms|money)|validation/typed-text)\\.',
  ].join('|'),
);

const inCartAndCheckout =
  /\/web\/src\/(?:commerce\/(?:cart\/(?!ask-for-bundles)|payment\/customer-consent\.)|features\/cart\/item-charges)|\/countries\/recurring-consent|\/shared\/src\/bundle-names\./;

/**
 * What every page of a customer has, and no page of a stranger needs: what watches payments, with all that it needs of
 * its own, what sends a change, and what knows whether data are fresh.
 */
const ofCustomers =
  /\/web\/src\/(?:app\/session\/payment-watch|commerce\/(?:payment\/(?:use-)?first-payment|changes\/(?!use-action|change-notice)[a-z-]+)|api\/(?:make-change|change-record|invalidate|use-is-fresh|changes-under-way|visible-after))\.|\/shared\/src\/(?:stale-after|subscriptions\/(?:subscription-state|running))\./;

/** Parts of the account that its overview and other pages use. */
const inAccount =
  /\/web\/src\/(?:i18n\/net-amount|commerce\/help-link|ui\/button-link|features\/account\/(?:empty-list|long-list|layout\/account-pages)|commerce\/(?:load-state|market-notice|subscriptions\/(?:calendar-link|use-coming-up)))/;

/** What the pages of the account share that tell what is abnormal, and on which day something comes. */
const ofStatus =
  /\/web\/src\/(?:ui\/status-(?:panel|track)|commerce\/(?:status\/(?:payment-status|goods-track|blocked-action)|dates\/(?:calendar-leaf|day-in-words)))/;

/** The styles of tracks and of calendar leaves. Most pages with a status have neither. */
const ofTracks = /\/web\/src\/(?:ui\/status-track|commerce\/(?:status\/goods-track|dates\/calendar-leaf))\.css/;

/** The styles of what opens and of the times of charges: half of the pages have neither. */
const ofDisclosures = /\/web\/src\/ui\/(?:disclosure|timeline)\.css/;

/** Small parts that the page of a subscription shares with the pages and sections that change it. */
const ofSubscription =
  /\/web\/src\/(?:ui\/value-row|commerce\/(?:payment\/saved-method|subscriptions\/(?:subscription-limits|load-subscription))|features\/subscription\/(?:loaded-subscription|actions\/(?:asking-button|unknown-price)|back-link|use-subscription|fact-list|parcels|terms-links|purchase\/purchase-state|modify\/modify-offers|cancel\/cancel-path))\.|\/shared\/src\/(?:shipment-price|subscriptions\/(?:plan-facts|calendar|goods-tracks))\./;

/** The tables and rules of an address that a page shows or saves; its form is loaded with the first change. */
const ofAddresses =
  /\/web\/src\/commerce\/address\/(?:saved-address|address-lines)\.|\/shared\/src\/address\/(?:regions|country-addresses|address-layouts|field-rules|address-fields|edited-address|address-settings|street-mode)\./;

/** What sends a charge once, and what most sections that send one have besides. */
const sendsActions =
  /\/web\/src\/(?:api\/call-once|ui\/form\/use-lack|features\/subscription\/actions\/use-confirmed-action)\.|\/shared\/src\/catalogue\/charges\./;

/** What parts load that bring texts or files of their own. Each file of its own would have its name in every page. */
const ofLateParts = /\/web\/src\/(?:api|commerce)\/(?:late-texts|downloads)\./;

/** What the sections of problems and of returns, and the pages of a return, know of what can go back. */
const ofReturns = /\/web\/src\/features\/subscription\/(?:cancel\/(?:cancel-view|radio-list)|return\/goods\/parts)\./;

/** What pays on every page where a customer pays. */
const ofPayments =
  /\/web\/src\/commerce\/payment\/(?:card-step|payment-state|payment-methods|provider-form|consent-dialog|payment-options|payment-method-kinds|wallets\/use-usable-methods)\./;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [
      // The package repeats React's hook for versions of React that have none.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
    ],
  },
  // The BFF serves the icons, which are files of the brand.
  publicDir: false,
  plugins: [
    brandStyles(),
    brandPictures(),
    react(),
    reactModules(),
    pureRouter(),
    smallI18next(),
    pageStyles(),
    routeAssets(pageRoutes, redirects, 'src/features'),
    supportedBrowsersOnly(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    manifest: true,
    target: buildTargets,
    cssTarget: buildTargets,
    // The polyfill would be an inline script, which the content security policy blocks.
    modulePreload: {
      polyfill: false,
      // What every page has loaded needs no preload, and only one lazy part of the frame imports something else.
      resolveDependencies: (_file, files, { hostId }) =>
        files.filter(
          (file) =>
            !/\/(?:react|vendor|common)-[^/]+\.(?:js|css)$/.test(file) &&
            (!hostId.includes('/common-') || /\.css$|\/customer-/.test(file)),
        ),
    },
    rolldownOptions: {
      // Nothing imports the entry by name, so it needs no file of its own before the file that it is part of.
      preserveEntrySignatures: false,
      output: {
        // The shortest hash for this number of files: the first load contains the names of all of them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Changes only with an update of React, so browsers keep it across releases.
            {
              name: 'react',
              test: packages('/web/src/app/steps/(?:react|next-task)\\.', 'react', 'react-dom', 'scheduler'),
              priority: 3,
            },
            {
              name: 'vendor',
              test: packages(
                '/web/src/app/steps/router\\.',
                'react-router-dom',
                'react-router',
                'swr',
                'i18next',
                'dequal',
              ),
              priority: 2,
            },
            // One file for what nearly every page uses. The combobox and the content components are loaded when needed.
            { name: 'common', test: onEveryPage, priority: 1 },
            // The same for forms, and for cart and checkout: every further file adds headers and compresses worse.
            {
              name: 'forms',
              test: new RegExp(
                `/web/src/(?:ui/(?:email-text|${formParts})|commerce/(?:changes/change-notice|forms/draft-names)\\.)`,
              ),
              priority: 1,
            },
            { name: 'shopping', test: inCartAndCheckout, priority: 1 },
            { name: 'account', test: inAccount, priority: 1 },
            { name: 'customer', test: ofCustomers, priority: 1 },
            // Otherwise they would be part of the next file, and pages of no subscription would load it.
            { name: 'traits', test: /\/shared\/src\/(?:countries\/traits|special-products)\./, priority: 1 },
            { name: 'disclosure', test: ofDisclosures, priority: 2 },
            // Before the next one, which would have them otherwise.
            { name: 'tracks', test: ofTracks, priority: 2 },
            { name: 'status', test: ofStatus, priority: 1 },
            { name: 'subscription', test: ofSubscription, priority: 1 },
            { name: 'address', test: ofAddresses, priority: 1 },
            { name: 'payment', test: ofPayments, priority: 1 },
            { name: 'late', test: ofLateParts, priority: 1 },
            { name: 'returns', test: ofReturns, priority: 1 },
            // Before the next ones, which would have it otherwise, because a file has what its parts need.
            { name: 'order-results', test: /\/web\/src\/storage\/order-/, priority: 1 },
            // What sends a change that a dialog asks about, and a charge: with the sections and pages that have one.
            { name: 'actions', test: sendsActions, priority: 1 },
            { name: 'drafts', test: /\/web\/src\/commerce\/forms\/(?:draft-fields|use-draft)\./, priority: 1 },
          ],
        },
      },
    },
  },
});
