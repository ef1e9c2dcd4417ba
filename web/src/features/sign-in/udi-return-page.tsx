/**
 * Where a sign-in ends that did not succeed. The BFF answers the identity provider's return itself and shows this page
 * only with a reason; without one somebody came here by hand.
 */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';
import { failureIn, returnAddressIn } from './return-url.ts';

export default function UdiReturnPage() {
  const { t } = useTranslation();
  const { culture, languageQuery } = useSite();
  const { signIn } = useSession();
  const [query] = useSearchParams();
  const reason = failureIn(query);
  const fallback = inCulture(culture.code, paths.accountOverview({ language: languageQuery }));

  return (
    <Message
      icon={reason === 'cancelled' ? 'user' : 'warning'}
      kind={reason === 'cancelled' ? 'calm' : 'warning'}
      title={t(`signIn.${reason}.title`)}
      actions={
        <>
          <Button variant="primary" onClick={() => signIn(returnAddressIn(query, window.location.origin, fallback))}>
            {t('signIn.tryAgain')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.cart({ language: languageQuery })}>
            {t('signIn.continueShopping')}
          </Link>
        </>
      }
    >
      <p>{t(`signIn.${reason}.text`)}</p>
    </Message>
  );
}
