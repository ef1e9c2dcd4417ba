import { useTranslation } from '../../src/texts/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
import { PageTitle } from '../../src/ui/page-title.tsx';
import { State } from '../state.tsx';

const drawings = ['not-found', 'nothing-yet', 'failed'] as const;

export function Messages() {
  const { t } = useTranslation();
  const words = <p>{t('notFound.text')}</p>;
  const back = <Button variant="primary">{t('notFound.back')}</Button>;
  return (
    <>
      <State name="title of a page">
        <PageTitle lead={t('account.subscriptions.pendingText')}>{t('account.overview')}</PageTitle>
      </State>
      {drawings.map((drawing) => (
        <State key={drawing} name={`picture: ${drawing}`} unpictured={drawing !== 'nothing-yet'}>
          <Message drawing={drawing} title={t('notFound.title')} actions={back}>
            {words}
          </Message>
        </State>
      ))}
      {(['calm', 'success', 'warning'] as const).map((kind) => (
        <State key={kind} name={`icon: ${kind}`} unpictured={kind === 'calm'}>
          <Message
            icon={kind === 'success' ? 'check-circle' : 'info'}
            kind={kind}
            title={t('notFound.title')}
            actions={back}
          >
            {words}
          </Message>
        </State>
      ))}
    </>
  );
}
