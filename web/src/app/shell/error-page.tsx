/** Replaces a page with an error. A reload also helps if a new release has removed the page's chunk. */
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <Message
      drawing="failed"
      title={t('shell.broken.title')}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('shell.broken.reload')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.cart()}>
            {t('shell.broken.toCart')}
          </Link>
        </>
      }
    >
      <p>{t('shell.broken.text')}</p>
    </Message>
  );
}
