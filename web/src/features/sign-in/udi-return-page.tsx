/**
 * The page of a failed sign-in. The BFF handles the callback of the identity provider and redirects to this page with a
 * reason. Without a reason the visitor has opened the page directly.
 */
import { Link, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { bff } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { parseReturnUrl, parseSignInFailure } from './return-url.ts';

export default function UdiReturnPage() {
  const { t } = useTranslation();
  const { culture, languageQuery } = useSite();
  const { signIn } = useSession();
  const [query] = useSearchParams();
  const reason = parseSignInFailure(query);
  const failureText = useFailureText(query.get('failure'));
  const fallback = inCulture(culture.code, paths.accountOverview({ language: languageQuery }));

  return (
    <Message
      icon={reason === 'cancelled' ? 'user' : 'warning'}
      kind={reason === 'cancelled' ? 'calm' : 'warning'}
      title={t(`signIn.${reason}.title`)}
      actions={
        <>
          <Button variant="primary" onClick={() => signIn(parseReturnUrl(query, window.location.origin, fallback))}>
            {t('signIn.tryAgain')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.cart({ language: languageQuery })}>
            {t('signIn.continueShopping')}
          </Link>
        </>
      }
    >
      {failureText && <p>{failureText}</p>}
      <p>{t(`signIn.${reason}.text`)}</p>
    </Message>
  );
}

/** Returns the shop's own text of a rejected sign-in, which only the BFF knows: a text in the URL could be anyone's. */
function useFailureText(failure: string | null): string | undefined {
  const path = `/bff/sign-in-failure?${new URLSearchParams({ failure: failure ?? '' })}` as const;
  const { data } = useSWR(failure === null ? null : path, () => bff('GET', path));
  return data?.detail;
}
