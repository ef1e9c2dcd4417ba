/** Shows once more what will be sent. Its button has the words of the law. */
import './declaration.css';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormLayout } from '../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { type Act, type DeclarationBody, sendLabel } from './declaration-draft.ts';
import { FactRows, useDeclaredFacts } from './declared-facts.tsx';

type Props = {
  act: Act;
  body: DeclarationBody;
  isSending: boolean;
  errorText: string | undefined;
  onSend: () => Promise<unknown>;
  onChange: () => void;
};

export function DeclarationCheck({ act, body, isSending, errorText, onSend, onChange }: Props) {
  const { t } = useTranslation();
  const facts = useDeclaredFacts(body);

  return (
    <FormLayout>
      <h2 ref={takeFocusInMiddle} tabIndex={-1} className="declaration__heading">
        {t(`declaration.check.${act}`)}
      </h2>
      <p>{t('declaration.check.lead')}</p>
      <FactRows facts={facts} />
      <ErrorNotice text={errorText} />
      <SubmitRow
        label={t(sendLabel(body))}
        variant="danger"
        busy={isSending}
        busyText={t('declaration.sending')}
        onPress={onSend}
      >
        <Button variant="quiet" disabled={isSending} onClick={onChange}>
          {t('declaration.check.change')}
        </Button>
      </SubmitRow>
    </FormLayout>
  );
}

function takeFocusInMiddle(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
