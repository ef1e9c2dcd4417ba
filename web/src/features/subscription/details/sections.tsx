/** Accordion of a subscription: one row for each section that applies, with a short text about its state. */
import './sections.css';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Subscription } from '../subscription.ts';
import { sectionRules } from './section-rules.ts';
import { sectionTable } from './section-table.ts';

export function Sections({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  return (
    <div className="sections">
      {sectionTable
        .filter(({ name }) => sectionRules[name](subscription, countryCode))
        .map(({ name, icon, State, Body }) => (
          <Disclosure
            key={name}
            className="sections__section"
            summary={
              <span className="sections__summary">
                <Icon name={icon} className="sections__icon" />
                <span className="sections__words">
                  <span className="sections__name">{t(`subscription.sections.${name}`)}</span>
                  <span className="sections__state">
                    <State subscription={subscription} />
                  </span>
                </span>
              </span>
            }
          >
            <div className="sections__body">
              <Body subscription={subscription} />
            </div>
          </Disclosure>
        ))}
    </div>
  );
}
