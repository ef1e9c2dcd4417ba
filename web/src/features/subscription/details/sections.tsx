/** Accordion of a subscription: one row for each section that applies, with a short text about its state. */
import './sections.css';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { findModifyOffers } from '../modify/modify-offers.ts';
import type { Subscription } from '../subscription.ts';
import { TASK } from '../task-link.ts';
import { DisabledSection, Section } from './section.tsx';
import { type SectionName, sectionRules } from './section-rules.ts';
import { careRow, sectionTable } from './section-table.ts';
import { findTaskSection } from './section-tasks.ts';

export function Sections({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { role } = useSession();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const task = query.get(TASK);
  const stateOf = (name: SectionName) => sectionRules[name](subscription, countryCode);
  const offers = findModifyOffers(subscription, countryCode).map(({ name }) => name);
  const requested = findTaskSection(task, { stateOf, offers });
  const wasPossible = useWasPossible(key, requested !== undefined);
  return (
    <>
      {task !== null && !wasPossible && (
        <Notice kind="info">
          <p>{t('subscription.taskClosed')}</p>
        </Notice>
      )}
      <div className="sections">
        {role === 'admin' && <Section row={careRow} subscription={subscription} requested={undefined} />}
        {sectionTable.map((row) => {
          const state = stateOf(row.name);
          if (state === 'hidden') return null;
          if (state !== 'open') return <DisabledSection key={row.name} row={row} limit={state.disabled} />;
          return (
            <Section
              key={row.name}
              row={row}
              subscription={subscription}
              requested={row.name === requested ? key : undefined}
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
