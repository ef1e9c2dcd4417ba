/** Select for the British region of the return address. */
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { type ReturnRegion, returnRegions } from './address-rules.ts';

type Props = {
  value: ReturnRegion | undefined;
  disabled: boolean;
  onChoose: (region: ReturnRegion | undefined) => void;
};

export function ReturnRegionSelect({ value, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <SearchSelect
      label={t('returns.region.label')}
      name="region"
      value={value ?? ''}
      disabled={disabled}
      emptyText={t('fields.noResults')}
      options={returnRegions.map((region) => ({ value: region, label: t(`returns.region.names.${region}`) }))}
      onChange={(chosen) => onChoose(returnRegions.find((region) => region === chosen))}
    />
  );
}
