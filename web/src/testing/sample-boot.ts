/** The boot data of a shop for tests, and for the workshop. */
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import type { Boot } from '@perennial/shared/boot';
import { findTraits } from '@perennial/shared/countries/traits';
import { type CultureCode, cultureOf, findLanguage } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import type { CultureConfig } from '@perennial/shared/models/content';
import type { Wallet } from '@perennial/shared/models/payment';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';

export type BootOptions = {
  culture?: CultureCode;
  /** The language of the texts; English for every culture by default. */
  language?: string;
  session?: SessionState;
  /** Market switches that differ from the default of the tests. */
  markets?: Partial<MarketSwitches>;
  /** Empty: none is configured. */
  manageSubscriptionUrl?: string;
  /** Empty: none is configured. */
  productPagesUrl?: string;
  /** What the visitor is asked for; nothing by default. */
  consent?: readonly ConsentPurpose[];
  /** The legal documents; none by default. */
  legalLinks?: Boot['legalLinks'];
  /** The wallets of the configuration; none by default. */
  wallets?: readonly Wallet[];
  /** The cities to choose from, by province. */
  cities?: CultureConfig['cities'];
  /** Settings of the content service that differ from the default. */
  config?: Partial<CultureConfig>;
  /** The texts of all areas by default. */
  texts?: Boot['texts'];
};

type Shown = Required<BootOptions>;

/** Returns the boot data of the shop that `renderInShop` shows. */
export function sampleBoot({
  culture = 'en-ca',
  language,
  session = anonymousSession,
  cities = {},
  markets = {},
  manageSubscriptionUrl = 'https://example.com/manage',
  productPagesUrl = '',
  consent = [],
  legalLinks = [],
  wallets = [],
  config = {},
  texts = textsFor(language ?? 'en-CA'),
}: BootOptions = {}): Boot {
  const shown = {
    culture,
    texts,
    session,
    cities,
    markets,
    manageSubscriptionUrl,
    productPagesUrl,
    consent,
    legalLinks,
    wallets,
    config,
  };
  return boot({ ...shown, language: language ?? findLanguage(culture) });
}

const boot = ({
  culture,
  language,
  texts,
  session,
  cities,
  markets,
  manageSubscriptionUrl,
  productPagesUrl,
  consent,
  legalLinks,
  wallets,
  config,
}: Shown): Boot => ({
  culture,
  language,
  cultureConfig: { ...defaultCultureConfig(cultureOf(culture)), cities, ...config },
  texts,
  footer: { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: 'Canada', siteLabel: 'Perennial Canada' },
  markets: {
    ordering: 'open',
    paymentDetails: 'elsewhere',
    selfService: 'elsewhere',
    billing: 'here',
    pastDue: 'on',
    invoiceLink: 'shown',
    ...markets,
  },
  ...(manageSubscriptionUrl && { manageSubscriptionUrl }),
  ...(productPagesUrl && { productPagesUrl }),
  offersWithdrawal: findTraits(cultureOf(culture).countryCode).offersWithdrawal,
  session,
  sessionReadAt: 0,
  consentPurposes: consent,
  legalLinks,
  card: { environment: 'test', ...(wallets.length > 0 && { wallets }) },
});
