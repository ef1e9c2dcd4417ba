/** Frequent questions with answers, both as HTML. Renders nothing without questions. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/use-call.ts';
import { ContentHtml } from '../../../ui/content/content-html.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useNotify } from '../../../ui/notifications.tsx';

export function Faq() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { data, error } = useCall('getFaq', {}, { revalidateOnFocus: false });
  useEffect(() => {
    if (error) notify('danger', error.problem.detail);
  }, [error, notify]);
  if (!data || data.length === 0) return null;
  return (
    <section className="support__part">
      <h2>{t('account.support.faq')}</h2>
      <div className="support__questions">
        {data.map(({ title, content }) => (
          <Disclosure key={title} className="support__question" summary={<ContentHtml html={title} />}>
            <ContentHtml html={content} className="support__answer" />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
