/** The first step of an anonymous visitor. Both buttons lead to the identity provider and back to this page. */

import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form/form-parts.tsx';
import { StepCard } from '../../ui/step-card.tsx';

export function SignInStep({ total }: { total: number }) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { signIn, signUp } = useSession();
  const { pathname, search } = useLocation();
  const returnTo = inCulture(culture.code, `${pathname}${search}`);
  return (
    <StepCard
      id="checkout-identity"
      number={1}
      total={total}
      title={t('checkout.signIn.title')}
      state="open"
      editText={t('checkout.edit')}
    >
      <p className="form__lead">{t('checkout.signIn.lead')}</p>
      <FormActions>
        <Button variant="primary" onClick={() => signUp(returnTo)}>
          {t('checkout.signIn.signUp')}
        </Button>
        <Button onClick={() => signIn(returnTo)}>{t('checkout.signIn.logIn')}</Button>
      </FormActions>
    </StepCard>
  );
}
