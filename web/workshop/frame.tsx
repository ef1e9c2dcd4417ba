/** The parts as a page of the chosen culture shows them, signed in, with the answers that the states bring. */
import { textsFor } from '@perennial/shared/locales/texts';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SESSION_KEY } from '../src/api/session.ts';
import { SiteProvider } from '../src/i18n/site.tsx';
import { sampleBoot } from '../src/testing/sample-boot.ts';
import { NotificationProvider } from '../src/ui/notifications.tsx';
import type { Choice } from './choice.ts';
import { parts } from './parts/parts.ts';

export function Frame({ choice: { culture, language, part } }: { choice: Choice }) {
  const boot = sampleBoot({
    culture,
    language,
    texts: textsFor(language),
    session: { signedIn: true, role: 'user', firstName: 'Ada', email: 'ada@example.com' },
    markets: { paymentDetails: 'here', selfService: 'here' },
  });
  return (
    <SiteProvider boot={boot}>
      <SWRConfig value={{ fallback: { [SESSION_KEY]: boot.session }, revalidateOnFocus: false }}>
        <NotificationProvider>
          <MemoryRouter>
            <main className="container workshop__parts">
              {parts
                .filter(({ name }) => part === undefined || part === name)
                .map(({ name, States }) => (
                  <section key={name} data-part={name} className="workshop__part">
                    <h2 className="workshop__name">{name}</h2>
                    <States />
                  </section>
                ))}
            </main>
          </MemoryRouter>
        </NotificationProvider>
      </SWRConfig>
    </SiteProvider>
  );
}
