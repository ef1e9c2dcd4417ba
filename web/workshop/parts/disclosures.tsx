import { useTranslation } from '../../src/texts/texts.ts';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import { State } from '../state.tsx';

export function Disclosures() {
  const { t } = useTranslation();
  return (
    <>
      <State name="closed">
        <Disclosure summary={t('subscription.sections.terms')}>{t('subscription.pause.text')}</Disclosure>
      </State>
      <State name="open, with a heading">
        <Disclosure summary={t('subscription.sections.pause')} as="h3" open>
          <p>{t('subscription.pause.text')}</p>
        </Disclosure>
      </State>
    </>
  );
}
