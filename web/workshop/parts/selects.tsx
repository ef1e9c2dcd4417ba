import { useState } from 'react';
import { useBillingPeriodTexts } from '../../src/i18n/billing-period.ts';
import { useTranslation } from '../../src/texts/texts.ts';
import { SearchSelect } from '../../src/ui/form/search-select.tsx';
import { Select } from '../../src/ui/form/select.tsx';
import { State } from '../state.tsx';

const cities = ['Calgary', 'Montréal', 'Ottawa', 'Toronto'].map((name) => ({ value: name, label: name }));

export function Selects() {
  const { t } = useTranslation();
  const { every } = useBillingPeriodTexts();
  const [city, setCity] = useState('Ottawa');
  const [months, setMonths] = useState('3');
  const periods = [1, 2, 3, 6].map((count) => ({ value: String(count), label: every(count) }));
  const period = { label: t('subscription.frequency.label'), placeholder: t('subscription.frequency.choose') };
  return (
    <>
      <State name="nothing chosen">
        <Select {...period} options={periods} value="" onChange={setMonths} />
      </State>
      <State name="chosen">
        <Select {...period} options={periods} value={months} onChange={setMonths} />
      </State>
      <State name="refused">
        <Select
          {...period}
          options={periods}
          value=""
          onChange={setMonths}
          error={t('subscription.frequency.chooseFirst')}
        />
      </State>
      <State name="search, chosen">
        <SearchSelect label={t('fields.labels.city')} options={cities} value={city} onChange={setCity} />
      </State>
      <State name="search, refused">
        <SearchSelect
          label={t('fields.labels.city')}
          options={cities}
          value=""
          onChange={setCity}
          error={`${t('fields.labels.city')} ${t('fields.messages.required')}`}
        />
      </State>
    </>
  );
}
