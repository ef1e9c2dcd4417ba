/** Frequent questions with answers, both as HTML. Renders nothing without questions; a failure can be tried again. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../commerce/load-state.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { ContentHtml } from '../../../ui/content/content-html.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

export function Faq() {
  const { t } = useTranslation();
  const response = useCall('getFaq', {}, { revalidateOnFocus: false });
  const { data, error } = response;
  if (!data && !error) return null;
  if (data?.length === 0) return null;
  return (
    <section className="support__part">
      <h2>{t('account.support.faq')}</h2>
      {data ? <Questions questions={data} /> : <LoadState responses={[response]} skeleton={null} />}
    </section>
  );
}

function Questions({ questions }: { questions: CallResponse<'getFaq'> }) {
  return (
    <div className="support__questions">
      {questions.map(({ title, content }) => (
        <Disclosure key={title} className="support__question" summary={<ContentHtml html={title} inline />}>
          <ContentHtml html={content} className="support__answer" />
        </Disclosure>
      ))}
    </div>
  );
}
