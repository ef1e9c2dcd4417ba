/** Accordion of a subscription: one row for each section that applies, with a short text about what it has now. */
import './sections.css';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../../api/session.ts';
import { useSite } from '../../../../i18n/site.tsx';
import { useTranslation } from '../../../../texts/texts.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { findModifyOffers } from '../../modify/modify-offers.ts';
import type { Subscription } from '../../subscription.ts';
import { TASK } from '../../task-link.ts';
import { DisabledSection, Section } from './section.tsx';
import { type SectionName, sectionNames, sectionTable } from './section-table.ts';
import { findTaskSection } from './section-tasks.ts';

export function Sections({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { role } = useSession();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const task = query.get(TASK);
  const availabilityOf = (name: SectionName) => sectionTable[name].availability(subscription, { countryCode, role });
  const offers = findModifyOffers(subscription, countryCode).map(({ name }) => name);
  const requested = findTaskSection(task, { availabilityOf, offers });
  const wasPossible = useWasPossible(key, requested !== undefined);
  return (
    <>
      {task !== null && !wasPossible && (
        <Notice kind="info">
          <p>{t('subscription.taskClosed')}</p>
        </Notice>
      )}
      <div className="sections">
        {sectionNames.map((name) => {
          const availability = availabilityOf(name);
          if (availability === 'hidden') return null;
          if (availability !== 'open') return <DisabledSection key={name} name={name} limit={availability.disabled} />;
          return (
            <Section
              key={name}
              name={name}
              subscription={subscription}
              requested={name === requested ? key : undefined}
            />
          );
        })}
      </div>
    </>
  );
}

/** Whether the task of a link has been possible since the link was opened: a task that was done is not called impossible. */
function useWasPossible(link: string, isPossible: boolean): boolean {
  const [possibleLink, setPossibleLink] = useState<string>();
  if (isPossible && possibleLink !== link) setPossibleLink(link);
  return isPossible || possibleLink === link;
}
