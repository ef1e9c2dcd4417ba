/** Renders a component with a fresh cache, a router and notifications; by default on the Canadian site in English. */

import type { Boot } from '@perennial/shared/boot';
import { type CultureCode, cultureOf, findLanguage } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import type { CultureConfig } from '@perennial/shared/models/content';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { setLeaving } from '../api/leaving.ts';
import { SESSION_KEY } from '../api/session.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { initTexts } from '../i18n/texts.ts';
import { NotificationProvider } from '../ui/notifications.tsx';

export const signedInAnna: SessionState = {
  signedIn: true,
  role: 'user',
  firstName: 'Anna',
  email: 'anna@example.com',
};

type Options = {
  /** The texts stay English for every culture. */
  culture?: CultureCode;
  session?: SessionState;
  at?: string;
  /** Market switches that differ from the default of the tests. */
  markets?: Partial<MarketSwitches>;
  /** The cities to choose from, by province. */
  cities?: CultureConfig['cities'];
  /** Settings of the content service that differ from the default. */
  config?: Partial<CultureConfig>;
};

const boot = ({
  culture,
  session,
  cities,
  markets,
  config,
}: Required<Pick<Options, 'culture' | 'session' | 'cities' | 'markets' | 'config'>>): Boot => ({
  culture,
  language: findLanguage(culture),
  cultureConfig: { ...defaultCultureConfig(cultureOf(culture)), cities, ...config },
  texts: en,
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
  session,
  card: { environment: 'test' },
});

export async function renderInShop(
  children: ReactNode,
  { culture = 'en-ca', session = anonymousSession, at = '/', cities = {}, markets = {}, config = {} }: Options = {},
): Promise<RenderResult> {
  await initTexts('en-CA', en);
  setLeaving('no');
  return render(
    <SiteProvider boot={boot({ culture, session, cities, markets, config })}>
      <SWRConfig value={{ provider: () => new Map(), fallback: { [SESSION_KEY]: session }, dedupingInterval: 0 }}>
        <NotificationProvider>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </NotificationProvider>
      </SWRConfig>
    </SiteProvider>,
  );
}
