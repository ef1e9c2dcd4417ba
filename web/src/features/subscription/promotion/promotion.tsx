/** Section "Promotion information": a discount code for the next charges. */

import { DiscountCodeForm } from '../../../commerce/cart/discount-code.tsx';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { sectionDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { FactList } from '../fact-list.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { usePromotion } from './use-promotion.ts';

export default function Promotion({ subscription: { number, nextPaymentDate } }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [typed, setTyped] = useDraftText(sectionDraft('promotion', number), 'code');
  const { run, isRunning, errorText, reset, progress } = usePromotion(number, () => setTyped(''));

  return (
    <>
      <h3>{t('subscription.promotion.activate')}</h3>
      <p>{t('subscription.promotion.text')}</p>
      <FactList facts={[[t('subscription.facts.nextPayment'), nextPaymentDate && date(nextPaymentDate)]]} />
      <ChangeEntry label={t('cart.discount.apply')}>
        <DiscountCodeForm
          value={typed}
          onChange={(code) => {
            setTyped(code);
            if (errorText !== undefined) reset();
          }}
          onApply={(code) => void run(code)}
          busy={isRunning}
          error={errorText}
        />
      </ChangeEntry>
      <ChangeNotice progress={progress} />
    </>
  );
}
