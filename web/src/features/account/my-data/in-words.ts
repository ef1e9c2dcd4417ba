/**
 * Moments and browsers, as people say them: in the lists of the page and in the copy (docs/rules/my-data.md#sign-ins).
 */
import type { Device } from '@perennial/shared/models/my-data';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';

/** Writes a moment in the language of the page and in the time zone of the device. */
export function useMoment(): (isoMoment: string) => string {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (isoMoment) => format.format(new Date(isoMoment));
}

/** Returns for example "Firefox on Windows"; what is not known is left out. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('myData.signIns.browser', { browser, system });
    return browser ?? system ?? t('myData.signIns.unknown');
  };
}
