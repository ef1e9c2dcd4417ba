/** Select for the British region of the return address. */
import type { ReturnRegion } from '@perennial/shared/countries/traits';
import { useTranslation } from '../../../../texts/texts.ts';
import { SearchSelect } from '../../../../ui/form/search-select.tsx';

type Props = {
  regions: readonly ReturnRegion[];
  value: ReturnRegion | undefined;
  disabled: boolean;
  onChoose: (region: ReturnRegion | undefined) => void;
};

export function ReturnRegionSelect({ regions, value, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <SearchSelect
      label={t('returns.region.label')}
      name="region"
      value={value ?? ''}
      disabled={disabled}
      emptyText={t('fields.noResults')}
      options={regions.map((region) => ({ value: region, label: t(`returns.region.names.${region}`) }))}
      onChange={(chosen) => onChoose(regions.find((region) => region === chosen))}
    />
  );
}
