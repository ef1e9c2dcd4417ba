/** Puts together what a page needs before its first request. */

import type { Boot } from '@perennial/shared/boot';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import type { FastifyRequest } from 'fastify';
import { analyticsSetup } from '../analytics/analytics-setup.ts';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import { localizedTexts } from '../content/localization.ts';
import { sessionStateOf } from '../session/sign-ins.ts';

export type BootData = (request: FastifyRequest) => Promise<Boot>;

export function createBootData(config: Config, content: ContentService): BootData {
  return async (request) => {
    const { culture, language } = request.site;
    const [signIn, cultureConfig, footer, localization] = await Promise.all([
      request.visitor.signIn(),
      content.cultureConfig(culture, language),
      content.footer(culture, language),
      content.localization(language),
    ]);
    const manageSubscriptionUrl = config.MANAGE_SUBSCRIPTION_URLS[culture] ?? config.MANAGE_SUBSCRIPTION_URLS['*'];
    const analytics = analyticsSetup(config, signIn);
    return {
      culture,
      language,
      cultureConfig,
      footer,
      texts: localizedTexts(language, localization),
      markets: marketOf(cultureOf(culture).countryCode, config.MARKET_OVERRIDES),
      ...(manageSubscriptionUrl && { manageSubscriptionUrl }),
      session: sessionStateOf(signIn),
      ...(analytics && { analytics }),
      card: {
        environment: config.CARD_ENVIRONMENT,
        ...(config.CARD_HOST_URL ? { hostUrl: config.CARD_HOST_URL.href } : {}),
      },
    };
  };
}
