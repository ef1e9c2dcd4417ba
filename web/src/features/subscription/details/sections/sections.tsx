/** Accordion of a subscription: one row for each section that applies, with what holds now at its end. */
import './sections.css';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../../api/session.ts';
import { useSite } from '../../../../i18n/site.tsx';
import { useTranslation } from '../../../../texts/texts.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { findModifyOffers } from '../../modify/modify-offers.ts';
import type { Subscription } from '../../use-subscription.ts';
import { DisabledSection, Section } from './section.tsx';
import { type SectionName, sectionGroups, sectionNames, sectionTable } from './section-table.ts';
import { findTaskSection, isDeliveryTask, TASK } from './section-tasks.ts';

export function Sections({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { role } = useSession();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const task = query.get(TASK);
  const availabilityOf = (name: SectionName) => sectionTable[name].availability(subscription, { countryCode, role });
  const requested = findTaskSection(task, availabilityOf);
  const isOfDelivery = isDeliveryTask(task, findModifyOffers(subscription, countryCode));
  const wasPossible = useWasPossible(key, requested !== undefined || isOfDelivery);
  const shown = sectionNames.filter((name) => availabilityOf(name) !== 'hidden');
  return (
    <>
      {task !== null && !wasPossible && (
        <Notice kind="info">
          <p>{t('subscription.taskClosed')}</p>
        </Notice>
      )}
      {sectionGroups.map((group) => {
        const names = shown.filter((name) => sectionTable[name].group === group);
        if (names.length === 0) return null;
        const isNamed = names.some((name) => name === 'frequency' || name === 'product');
        const level = isNamed ? 'h3' : 'h2';
        return (
          <div key={group} className="sections">
            {isNamed && <h2 className="sections__group">{t('subscription.sections.modify')}</h2>}
            {names.map((name) => {
              const availability = availabilityOf(name);
              return typeof availability === 'object' ? (
                <DisabledSection key={name} name={name} limit={availability.disabled} />
              ) : (
                <Section
                  key={name}
                  name={name}
                  subscription={subscription}
                  level={level}
                  requested={name === requested ? key : undefined}
                />
              );
            })}
          </div>
        );
      })}
    </>
  );
}

/** Whether the task of a link has been possible since the link was opened: a task that was done is not called impossible. */
function useWasPossible(link: string, isPossible: boolean): boolean {
  const [possibleLink, setPossibleLink] = useState<string>();
  if (isPossible && possibleLink !== link) setPossibleLink(link);
  return isPossible || possibleLink === link;
}
