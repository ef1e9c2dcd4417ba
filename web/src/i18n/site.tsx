/** The current site: culture, language and the settings from the boot data. */

import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import type { Boot } from '@perennial/shared/boot';
import type { LegalLink } from '@perennial/shared/countries/legal-documents';
import { type Culture, type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { hasCustomerTexts, hasDeclarationTexts } from '@perennial/shared/locales/public-texts';
import type { CultureConfig } from '@perennial/shared/models/content';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SuperscriptCents } from '../ui/amounts/money.tsx';

type Site = {
  readonly culture: Culture & { readonly code: CultureCode };
  /** A language tag in the shop API's form, for example fr-CA. */
  readonly language: string;
  /** The value of the query parameter `language`; undefined for a culture with one language. */
  readonly languageQuery: string | undefined;
  readonly config: CultureConfig;
  readonly markets: MarketSwitches;
  /** The site that manages subscriptions in markets without self-service; undefined if not configured. */
  readonly manageSubscriptionUrl: string | undefined;
  /** The product pages of the shop; undefined if not configured. */
  readonly productPagesUrl: string | undefined;
  readonly offersWithdrawal: boolean;
  readonly card: Boot['card'];
  /** What waits for the visitor's answer; empty if nothing is asked. */
  readonly consentPurposes: readonly ConsentPurpose[];
  /** The legal documents of the country; those that are configured. */
  readonly legalLinks: readonly LegalLink[];
  /** Whether the page came with the texts of customers' pages. */
  readonly hasCustomerTexts: boolean;
  /** Whether the page came with the texts of the form that ends a contract. */
  readonly hasDeclarationTexts: boolean;
};

const SiteContext = createContext<Site | null>(null);

function createSite(boot: Boot): Site {
  const culture = cultureOf(boot.culture);
  return {
    culture,
    language: boot.language,
    languageQuery: culture.languages.length > 1 ? boot.language : undefined,
    config: boot.cultureConfig,
    markets: boot.markets,
    manageSubscriptionUrl: boot.manageSubscriptionUrl,
    productPagesUrl: boot.productPagesUrl,
    offersWithdrawal: boot.offersWithdrawal,
    card: boot.card,
    consentPurposes: boot.consentPurposes,
    legalLinks: boot.legalLinks,
    hasCustomerTexts: hasCustomerTexts(boot.texts),
    hasDeclarationTexts: hasDeclarationTexts(boot.texts),
  };
}

export function SiteProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const site = useMemo(() => createSite(boot), [boot]);
  return (
    <SiteContext value={site}>
      <SuperscriptCents value={site.config.superscriptCents}>{children}</SuperscriptCents>
    </SiteContext>
  );
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteProvider');
  return site;
}
