/** Section "Recycling programme": how used brush heads are sent back. */
import { useTranslation } from '../../../../texts/texts.ts';

export default function Recycling() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('subscription.recycling.why')}</p>
      <p>{t('subscription.recycling.how')}</p>
    </>
  );
}
