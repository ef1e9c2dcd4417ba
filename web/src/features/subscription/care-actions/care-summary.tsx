import { useTranslation } from '../../../texts/texts.ts';

/** The short text next to the name of the section of customer care. */
export function CareSummary() {
  const { t } = useTranslation();
  return t('care.state');
}
