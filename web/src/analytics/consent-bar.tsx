/**
 * Asks for consent below the page without blocking it (docs/rules/analytics.md#consent). To accept and to decline all
 * is equally easy; the visitor may also choose by purpose. After the answer a button in the same place opens the
 * question again.
 */
import './consent-bar.css';
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import { useId, useState, useSyncExternalStore } from 'react';
import { useSite } from '../i18n/site.tsx';
import { useTranslation } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { takeFocus } from '../ui/lost-focus.ts';
import { getConsentAnswer, isOptedOut, onConsent, setConsentAnswer } from './consent.ts';

type Props = { asked: readonly ConsentPurpose[] };

export default function ConsentBar({ asked }: Props) {
  const { t } = useTranslation();
  const isAnswered = useSyncExternalStore(onConsent, () => asked.every((one) => getConsentAnswer(one) !== 'none'));
  const [isChanging, setIsChanging] = useState(false);
  const [answeredHere, setAnsweredHere] = useState(false);

  function answer(accepted: readonly ConsentPurpose[]): void {
    setAnsweredHere(true);
    setIsChanging(false);
    setConsentAnswer({ asked, accepted });
  }

  // An answer of before the browser asked not to be tracked.
  if (isOptedOut()) return null;
  if (isAnswered && !isChanging) {
    return (
      <div className="analytics-choice">
        <div className="container">
          <Button
            variant="quiet"
            className="analytics-choice__button"
            // The pressed button disappears, so the focus moves to what replaces it; below, too.
            ref={answeredHere ? takeFocus : undefined}
            onClick={() => setIsChanging(true)}
          >
            {t('analytics.consent.change')}
          </Button>
        </div>
      </div>
    );
  }
  return <Question asked={asked} isReopened={isChanging} onAnswer={answer} />;
}

type QuestionProps = Props & { isReopened: boolean; onAnswer: (accepted: readonly ConsentPurpose[]) => void };

/**
 * Nothing is ticked that the visitor has not accepted before. The boxes are folded, because the bar stays above the
 * page.
 */
function Question({ asked, isReopened, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const privacy = useSite().legalLinks.find(({ document }) => document === 'privacy');
  const titleId = useId();
  const [ticked, setTicked] = useState(asked.filter((purpose) => getConsentAnswer(purpose) === 'accepted'));
  const [isChoosing, setIsChoosing] = useState(isReopened);
  const purposes = asked.map((purpose) => t(`analytics.consent.short.${purpose}`)).join(', ');

  return (
    <section ref={keepBottomBarHeight} className="analytics-consent" aria-labelledby={titleId}>
      <div className="analytics-consent__row container">
        <div className="analytics-consent__words">
          <h2 id={titleId} ref={isReopened ? takeFocus : undefined} className="analytics-consent__title" tabIndex={-1}>
            {t('analytics.consent.title')}
          </h2>
          <p>
            {!isChoosing && `${t('analytics.consent.whatFor', { purposes })} `}
            {t('analytics.consent.text')} {isChoosing && `${t('analytics.consent.signal')} `}
            {privacy && (
              <a href={privacy.url} target="_blank" rel="noopener">
                {privacy.label}
              </a>
            )}
          </p>
          {isChoosing && (
            <fieldset className="analytics-consent__purposes">
              <legend className="visually-hidden">{t('analytics.consent.purposes')}</legend>
              {asked.map((purpose, index) => (
                <Checkbox
                  key={purpose}
                  label={t(`analytics.consent.purpose.${purpose}`)}
                  // The pressed button "Choose" disappears.
                  ref={index === 0 && !isReopened ? takeFocus : undefined}
                  checked={ticked.includes(purpose)}
                  onChange={({ target }) =>
                    setTicked(target.checked ? [...ticked, purpose] : ticked.filter((other) => other !== purpose))
                  }
                />
              ))}
            </fieldset>
          )}
        </div>
        <div className="analytics-consent__actions">
          <Button onClick={() => onAnswer([])}>{t('analytics.consent.decline')}</Button>
          <Button onClick={() => onAnswer(asked)}>{t('analytics.consent.accept')}</Button>
          {isChoosing ? (
            <Button className="analytics-consent__choice" onClick={() => onAnswer(ticked)}>
              {t('analytics.consent.save')}
            </Button>
          ) : (
            <Button variant="quiet" className="analytics-consent__choice" onClick={() => setIsChoosing(true)}>
              {t('analytics.consent.choose')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const HEIGHT_PROPERTY = '--bottom-bar-height';

/** The `ref` of the bar: tells its height to the page, which keeps its content above the bar. */
function keepBottomBarHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(HEIGHT_PROPERTY, `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty(HEIGHT_PROPERTY);
  };
}
