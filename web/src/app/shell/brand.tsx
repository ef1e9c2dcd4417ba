/** The shop's logo and name. */
import { useTranslation } from '../../texts/texts.ts';

export function Brand() {
  const { t } = useTranslation();
  return (
    <>
      <svg className="header__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="16" />
        <path d="M23.5 8.5c-8.5-.4-14 3.4-14 9.5 0 1.6.5 3 1.4 4.1C12.6 17.4 15.5 14.3 19 12.5c-3.2 2.7-5.6 6.2-6.7 11 1 .4 2 .5 3 .5 6 0 9.3-6 8.2-15.5Z" />
      </svg>
      <span className="header__name">{t('shell.brand')}</span>
    </>
  );
}
