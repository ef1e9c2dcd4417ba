/** The place of the card form. No page needs the form before a payment has started, so its module is loaded then. */
import useSWR from 'swr';
import { useTranslation } from '../../texts/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardStepProps } from './open-card-step.tsx';

/** A failure is shown, and the customer tries again. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

export function CardStep(props: CardStepProps) {
  const { t } = useTranslation();
  const { data: Open, isValidating, error, mutate } = useSWR('card step', loadOpenCardStep, once);
  if (Open) return <Open {...props} />;
  if (isValidating || !error) return <Skeleton label={t('ui.loading')} lines={4} />;
  return <LoadFailed text={t('payment.cardUnavailable')} onRetry={() => mutate()} />;
}

async function loadOpenCardStep() {
  const { OpenCardStep } = await import('./open-card-step.tsx');
  return OpenCardStep;
}
