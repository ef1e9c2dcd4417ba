/** The short texts of sections whose bodies are loaded later. */
import { useTranslation } from '../../../../texts/texts.ts';

export function ModifyState() {
  const { t } = useTranslation();
  return t('subscription.modify.state');
}
