import { useTranslation } from '../../src/texts/texts.ts';
import { AlertBubble } from '../../src/ui/alert-bubble.tsx';
import { Button, type ButtonVariant } from '../../src/ui/button.tsx';
import { ButtonLink } from '../../src/ui/button-link.tsx';
import { State } from '../state.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Buttons() {
  const { t } = useTranslation();
  return (
    <>
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <div className="workshop__row">
            <Button variant={variant}>{t('subscription.postpone.action')}</Button>
            <Button variant={variant} disabled>
              {t('ui.close')}
            </Button>
            <Button variant={variant} busy busyText={t('ui.retrying')}>
              {t('ui.retry')}
            </Button>
          </div>
        </State>
      ))}
      <State name="a link outside the router">
        <div>
          <ButtonLink href="https://example.com/">{t('notFound.back')}</ButtonLink>
        </div>
      </State>
      <State name="a label that needs attention">
        <p>
          {t('account.subscriptions.number')} <AlertBubble text={t('account.paymentProblem')} />
        </p>
      </State>
    </>
  );
}
