/**
 * Asks for analytics consent below the page without blocking it. Both answers are equally easy to give. After the
 * answer a button in the same place opens the question again.
 */
import './consent-bar.css';
import type { EventCategory } from '@perennial/shared/analytics/events';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { type ConsentAnswer, getConsentAnswer, onConsent, setConsentAnswer } from './consent.ts';
import { useBottomBarHeight } from './use-bottom-bar-height.ts';

type Answer = Exclude<ConsentAnswer, 'none'>;

export default function ConsentBar({ categories }: { categories: readonly EventCategory[] }) {
  const { t } = useTranslation();
  const answer = useSyncExternalStore(onConsent, () => getConsentAnswer(categories));
  const [changing, setChanging] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const barRef = useBottomBarHeight();
  const answeredHere = useRef(false);
  const open = changing || answer === 'none';

  // The pressed button disappears, so the focus moves to the element that replaces it.
  useEffect(() => {
    if (changing) title.current?.focus();
    else if (answeredHere.current && !open) change.current?.focus();
  }, [changing, open]);

  function choose(given: Answer): void {
    answeredHere.current = true;
    setChanging(false);
    setConsentAnswer(categories, given);
  }

  if (!open) {
    return (
      <div className="analytics-choice">
        <div className="container">
          <Button variant="quiet" className="analytics-choice__button" ref={change} onClick={() => setChanging(true)}>
            {t('analytics.consent.change')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section ref={barRef} className="analytics-consent" aria-labelledby={titleId}>
      <div className="analytics-consent__row container">
        <div className="analytics-consent__words">
          <h2 id={titleId} ref={title} className="analytics-consent__title" tabIndex={-1}>
            {t('analytics.consent.title')}
          </h2>
          <p>{t('analytics.consent.text')}</p>
        </div>
        <div className="analytics-consent__actions">
          <Button
            onClick={() => choose('declined')}
            aria-pressed={answer === 'none' ? undefined : answer === 'declined'}
          >
            {t('analytics.consent.decline')}
          </Button>
          <Button
            onClick={() => choose('accepted')}
            aria-pressed={answer === 'none' ? undefined : answer === 'accepted'}
          >
            {t('analytics.consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
