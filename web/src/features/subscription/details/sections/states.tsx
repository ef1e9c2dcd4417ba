/** The short texts of sections whose bodies are loaded later. */
import { useTranslation } from 'react-i18next';

export function ModifyState() {
  const { t } = useTranslation();
  return t('subscription.modify.state');
}
