/**
 * One section of the accordion. Its body is loaded and rendered when it is opened first. A section in which something
 * was entered and not sent opens again (docs/rules/errors.md#entered-values).
 */
import { type ReactNode, useCallback, useState } from 'react';
import { sectionDraft } from '../../../../commerce/forms/draft-names.ts';
import { useHasDraft } from '../../../../commerce/forms/use-draft-text.ts';
import type { PageLimit } from '../../../../commerce/subscriptions/subscription-limits.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FormSkeleton } from '../../../../ui/form/form-parts.tsx';
import { LoadedPart } from '../../../../ui/in-browser.tsx';
import { ValueRow } from '../../../../ui/value-row.tsx';
import type { Subscription } from '../../use-subscription.ts';
import { type SectionName, sectionTable } from './section-table.ts';

/** The rank of the section's heading: below that of its group, if the group has one. */
type Level = 'h2' | 'h3';

type Props = {
  name: SectionName;
  subscription: Subscription;
  level: Level;
  /** Changes when a link asks for this section; undefined otherwise. */
  requested: string | undefined;
};

export function Section({ name, subscription, level, requested }: Props) {
  const { Body, Summary } = sectionTable[name];
  const [isOpen, setOpen] = useState(requested !== undefined);
  const [wasOpened, setOpened] = useState(isOpen);
  const hasDraft = useHasDraft(sectionDraft(name, subscription.number));
  // Only once: a customer can close the section, and what was sent does not close it.
  if (hasDraft && !wasOpened) {
    setOpen(true);
    setOpened(true);
  }
  const [lastRequested, setLastRequested] = useState(requested);
  if (lastRequested !== requested) {
    setLastRequested(requested);
    if (requested !== undefined) {
      setOpen(true);
      setOpened(true);
    }
  }
  const goTo = useCallback(
    (section: HTMLElement | null) => {
      if (requested === undefined) return;
      section?.scrollIntoView({ block: 'start' });
      section?.querySelector('summary')?.focus({ preventScroll: true });
    },
    [requested],
  );

  return (
    <div ref={goTo}>
      <Disclosure
        className="sections__section"
        as={level}
        open={isOpen}
        onToggle={(open) => {
          setOpen(open);
          if (open) setOpened(true);
        }}
        summary={
          <Heading name={name}>
            <Summary subscription={subscription} />
          </Heading>
        }
      >
        <div className="sections__body">
          {wasOpened && (
            <LoadedPart placeholder={<FormSkeleton />}>
              <Body subscription={subscription} />
            </LoadedPart>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

/** A section whose actions the state of the subscription refuses. It cannot be opened. */
export function DisabledSection({ name, limit }: { name: SectionName; limit: PageLimit }) {
  const { t } = useTranslation();
  return (
    <div className="sections__section sections__section--disabled">
      <Heading name={name}>{t(`subscription.sectionDisabled.${limit}`)}</Heading>
    </div>
  );
}

function Heading({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation();
  return <ValueRow icon={sectionTable[name].icon} name={t(nameOf(name))} value={children} />;
}

function nameOf(name: SectionName) {
  switch (name) {
    case 'care':
      return 'care.title';
    case 'frequency':
      return 'subscription.frequency.label';
    case 'product':
      return 'subscription.oneTimeOrders.product';
    default:
      return `subscription.sections.${name}` as const;
  }
}
