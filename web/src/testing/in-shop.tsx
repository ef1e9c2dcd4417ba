/** Renders a component with a fresh cache, a router and notifications; by default on the Canadian site in English. */

import type { SessionState } from '@perennial/shared/models/session';
import { CLOSED_KEY } from '@perennial/shared/page-data';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { SESSION_KEY } from '../api/session.ts';
import { setLeaving } from '../api/session-end.ts';
import { SiteProvider } from '../i18n/site.tsx';
import { initTexts } from '../texts/texts.ts';
import { NotificationProvider } from '../ui/notifications.tsx';
import { type BootOptions, sampleBoot } from './sample-boot.ts';

export const signedInAnna: SessionState = {
  signedIn: true,
  role: 'user',
  firstName: 'Anna',
  email: 'anna@example.com',
};

export type ShopOptions = BootOptions & {
  at?: InitialEntry;
  /** Why all changes are closed, in the customer's words; undefined if they are open. */
  closed?: string;
};

export async function renderInShop(
  children: ReactNode,
  { at = '/', closed, ...options }: ShopOptions = {},
): Promise<RenderResult> {
  const cache = closed === undefined ? [] : [[unstable_serialize(CLOSED_KEY), { data: closed }] as const];
  const site = sampleBoot(options);
  initTexts(options.language ?? 'en-CA', site.texts);
  setLeaving('no');
  return render(
    <SiteProvider boot={site}>
      <SWRConfig
        value={{ provider: () => new Map(cache), fallback: { [SESSION_KEY]: site.session }, dedupingInterval: 0 }}
      >
        <MemoryRouter initialEntries={[at]}>
          <NotificationProvider>{children}</NotificationProvider>
        </MemoryRouter>
      </SWRConfig>
    </SiteProvider>,
  );
}
