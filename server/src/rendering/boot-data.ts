/** The boot data: what a page needs before its first request (docs/rules/content.md#boot-data). */
import { type AnalyticsSetup, type ConsentPurpose, consentPurposes } from '@perennial/shared/analytics/analytics-setup';
import type { Boot } from '@perennial/shared/boot';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { textsOfPage } from '@perennial/shared/locales/public-texts';
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyRequest } from 'fastify';
import { hashIdentifiers } from '../analytics/identifiers.ts';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { isOptedOut } from '../http/headers.ts';
import { type SignIn, toSessionState } from '../session/sign-in-record.ts';
import type { CustomerMarket } from '../shop-api/customer-market.ts';
import { inTime, type PageLimits } from './in-time.ts';
import { completeFooter, findLegalLinks } from './legal-links.ts';

/** Returns the boot data for the culture and language of a request, and for who has signed in. */
export type LoadBootData = (request: FastifyRequest, findingSignIn: Promise<SignIn | undefined>) => Promise<Boot>;

/** Whether a request is for a page, or for boot data of any page. The client's router accepts any case. */
function isFor(page: string, { url }: Pick<FastifyRequest, 'url'>): boolean {
  const path = (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '');
  return path === '/bff/boot' || path.endsWith(page);
}

/** The entry of a culture has priority over the entry for all of them. */
function findUrl(urls: Config['PRODUCT_PAGES_URLS'], culture: CultureCode): string | undefined {
  return urls[culture] ?? urls['*'];
}

/** Creates the loader of boot data. */
export function createLoadBootData(
  config: Config,
  content: ContentService,
  market: CustomerMarket,
  limits: Pick<PageLimits, 'profile'>,
): LoadBootData {
  /** A page does not wait for a slow profile. The BFF refuses then what the page offers. */
  async function findMarkets(request: FastifyRequest, findingSignIn: Promise<SignIn | undefined>) {
    const ofPage = market.ofPage(cultureOf(request.site.culture).countryCode);
    const signIn = await findingSignIn;
    if (!signIn) return ofPage;
    const finding = market.find(request, signIn, { keepsSession: true }).catch((error: unknown) => {
      request.log.info({ err: error }, 'the country of a customer is not known');
      return ofPage;
    });
    return (await inTime(finding, limits.profile)) ?? ofPage;
  }

  return async (request, findingSignIn) => {
    // Before the session is read: a sign-out that is older has been seen.
    const sessionReadAt = Date.now();
    const { culture, language } = request.site;
    const { countryCode } = cultureOf(culture);
    const { offersWithdrawal } = findTraits(countryCode);
    const [signIn, markets, cultureConfig, footer, localization] = await Promise.all([
      findingSignIn,
      findMarkets(request, findingSignIn),
      content.cultureConfig(culture, language),
      content.footer(culture, language),
      content.localization(language),
    ]);
    const texts = localizeTexts(language, localization);
    const manageSubscriptionUrl = findUrl(config.MANAGE_SUBSCRIPTION_URLS, culture);
    const productPagesUrl = findUrl(config.PRODUCT_PAGES_URLS, culture);
    const optedOut = isOptedOut(request);
    const analytics = optedOut ? undefined : createAnalyticsSetup(config, signIn);
    const asked = findConsentPurposes(config, countryCode);
    const legalLinks = findLegalLinks(config.LEGAL_LINKS, { culture, language }, texts.legal);
    return {
      culture,
      language,
      cultureConfig,
      footer: completeFooter(footer, legalLinks, { country: countryCode, callText: texts.legal.call }),
      texts: textsOfPage(texts, {
        ofCustomers: signIn !== undefined,
        // Another page asks for the texts of the form when a visitor opens it.
        ofDeclarations: isFor(pagePaths.contractCancel, request),
        ofMyData: isFor(pagePaths.myData, request),
        ofReceipts: isFor('/my-account/receipts', request),
        ofCare: signIn?.role === 'admin',
        // No link of another page leads to it, so every visit loads its document.
        ofCareLogin: isFor(pagePaths.loginAdmin, request),
        // On a page without analytics few visitors see the question.
        ofAnalytics: analytics !== undefined || isFor('/bff/boot', request),
        ofLateParts: isFor('/bff/boot', request),
      }),
      markets,
      ...(manageSubscriptionUrl && { manageSubscriptionUrl }),
      ...(productPagesUrl && { productPagesUrl }),
      offersWithdrawal,
      // Without the store of sessions a page shows no customer.
      session: signIn
        ? toSessionState(signIn)
        : await request.visitor.sessionState().catch(() => toSessionState(undefined)),
      sessionReadAt,
      ...(analytics && { analytics }),
      ...(config.METRICS_TOKEN !== undefined && !optedOut && { reportsPages: true }),
      ...(optedOut && { optedOut }),
      consentPurposes: asked,
      legalLinks,
      card: {
        environment: config.CARD_ENVIRONMENT,
        ...(config.CARD_HOST_URL ? { hostUrl: config.CARD_HOST_URL.href } : {}),
        ...(config.WALLETS.length > 0 && { wallets: config.WALLETS }),
      },
    };
  };
}

/** Returns what waits for the visitor's answer in a country (docs/rules/analytics.md#consent). */
function findConsentPurposes(
  { ANALYTICS_CONSENT: rule }: Pick<Config, 'ANALYTICS_CONSENT'>,
  country: CountryCode,
): readonly ConsentPurpose[] {
  if (rule === 'none') return [];
  if (rule === 'by-law') return findTraits(country).asksTrackingConsent ? consentPurposes : [];
  return rule;
}

/** Returns the settings; undefined without an adapter. */
function createAnalyticsSetup(config: Config, signIn: SignIn | undefined): AnalyticsSetup | undefined {
  const { ANALYTICS_ADAPTERS: adapters } = config;
  if (adapters.length === 0) return undefined;
  return { adapters, identifiers: adapters.includes('dataLayer') ? hashIdentifiers(signIn) : {} };
}
