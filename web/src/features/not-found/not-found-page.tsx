/** The not-found page, with a link to the checkout of the last bundle (docs/rules/sign-in.md#not-found-page). */

import { Link } from 'react-router-dom';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useLastBundle } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const bundle = useLastBundle();
  return (
    <Message
      drawing="not-found"
      title={t('notFound.title')}
      actions={
        <>
          <Link
            className={buttonClass('primary')}
            to={bundle ? paths.checkout({ bundle, language }) : paths.cart({ language })}
          >
            {t('notFound.back')}
          </Link>
          <ProductsLink />
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </Message>
  );
}
