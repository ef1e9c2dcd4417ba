import { useTranslation } from '../../../texts/texts.ts';

export function CareState() {
  const { t } = useTranslation();
  return t('care.state');
}
