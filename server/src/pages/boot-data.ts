/** The boot data: what a page needs before its first request. Rule: docs/rules/content.md#boot-data */
import type { Boot } from '@perennial/shared/boot';
import { findTraits } from '@perennial/shared/countries/traits';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { textsOfPage } from '@perennial/shared/locales/public-texts';
import type { FastifyRequest } from 'fastify';
import { createAnalyticsSetup } from '../analytics/analytics-setup.ts';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { type SignIn, toSessionState } from '../session/sign-ins.ts';

/** Returns the boot data for the culture and language of a request, and for who has signed in. */
export type LoadBootData = (request: FastifyRequest, findingSignIn: Promise<SignIn | undefined>) => Promise<Boot>;

/** The page of the form that ends a contract. Another page asks for the texts of the form when a visitor opens it. */
const DECLARATION_PATH = /^(?:\/bff\/boot|.*\/subscription-contractcancel)$/;

function showsDeclarations({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return DECLARATION_PATH.test(url.split('?', 1)[0] ?? '');
}

/** Creates the loader of boot data. */
export function createLoadBootData(config: Config, content: ContentService): LoadBootData {
  return async (request, findingSignIn) => {
    const { culture, language } = request.site;
    const { countryCode } = cultureOf(culture);
    const { terminationByLaw, offersWithdrawal } = findTraits(countryCode);
    const [signIn, cultureConfig, footer, localization] = await Promise.all([
      findingSignIn,
      content.cultureConfig(culture, language),
      content.footer(culture, language),
      content.localization(language),
    ]);
    const texts = localizeTexts(language, localization);
    const manageSubscriptionUrl = config.MANAGE_SUBSCRIPTION_URLS[culture] ?? config.MANAGE_SUBSCRIPTION_URLS['*'];
    const analytics = createAnalyticsSetup(config, signIn);
    return {
      culture,
      language,
      cultureConfig,
      footer,
      texts: textsOfPage(texts, {
        ofCustomers: signIn !== undefined,
        ofDeclarations: showsDeclarations(request),
        ofCare: signIn?.role === 'admin',
      }),
      markets: marketOf(countryCode, config.MARKET_OVERRIDES),
      ...(manageSubscriptionUrl && { manageSubscriptionUrl }),
      offersTermination: terminationByLaw,
      offersWithdrawal,
      session: toSessionState(signIn),
      ...(analytics && { analytics }),
      card: {
        environment: config.CARD_ENVIRONMENT,
        ...(config.CARD_HOST_URL ? { hostUrl: config.CARD_HOST_URL.href } : {}),
      },
    };
  };
}
