/**
 * Asks for analytics consent below the page without blocking it. Both answers are equally easy to give. After the
 * answer a button in the same place opens the question again.
 */
import './consent-bar.css';
import type { EventCategory } from '@perennial/shared/analytics/events';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { takeFocus } from '../ui/lost-focus.ts';
import { keepBottomBarHeight } from './bottom-bar-height.ts';
import { type ConsentAnswer, getConsentAnswer, onConsent, setConsentAnswer } from './consent.ts';

type Answer = Exclude<ConsentAnswer, 'none'>;

export default function ConsentBar({ categories }: { categories: readonly EventCategory[] }) {
  const { t } = useTranslation();
  const answer = useSyncExternalStore(onConsent, () => getConsentAnswer(categories));
  const [changing, setChanging] = useState(false);
  const titleId = useId();
  const [answeredHere, setAnsweredHere] = useState(false);
  const open = changing || answer === 'none';

  function choose(given: Answer): void {
    setAnsweredHere(true);
    setChanging(false);
    setConsentAnswer(categories, given);
  }

  if (!open) {
    return (
      <div className="analytics-choice">
        <div className="container">
          <Button
            variant="quiet"
            className="analytics-choice__button"
            // The pressed button disappears, so the focus moves to what replaces it; below, too.
            ref={answeredHere ? takeFocus : undefined}
            onClick={() => setChanging(true)}
          >
            {t('analytics.consent.change')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section ref={keepBottomBarHeight} className="analytics-consent" aria-labelledby={titleId}>
      <div className="analytics-consent__row container">
        <div className="analytics-consent__words">
          <h2 id={titleId} ref={changing ? takeFocus : undefined} className="analytics-consent__title" tabIndex={-1}>
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
