/** The state, province or region of an address, or its city, chosen from a list (docs/rules/addresses.md#states-and-counties). */
import { findCities } from '@perennial/shared/address/address-faults';
import { findStates } from '@perennial/shared/address/address-layouts';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../texts/texts.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { addressInput } from '../forms/field-inputs.ts';
import { TypedAddressField } from './typed-address-field.tsx';
import { type AddressFieldProps, useAddressField } from './use-address-field.ts';

/** `citiesFollow`: the cities to choose from depend on the chosen state. */
export function StateOrCityField({
  purpose,
  edited,
  field,
  citiesFollow,
}: AddressFieldProps & { citiesFollow: boolean }) {
  const { t } = useTranslation();
  const { form, name, label, error, validate } = useAddressField({ purpose, edited, field });
  const state = form.watch(`${purpose}.stateCode`);
  const cities = findCities({ ...edited, stateCode: state });
  const ofCities = field.chosenFrom === 'cities';
  // A province without a list of cities still has cities, so the customer types one.
  if (ofCities && state !== '' && cities.length === 0)
    return <TypedAddressField purpose={purpose} edited={edited} field={field} />;
  const options = ofCities
    ? cities.map((city) => ({ value: city, label: city }))
    : findStates({ ...edited, purpose }).map((region) => ({ value: region.code, label: region.name }));
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate }}
      render={({ field: { ref, value, onBlur, onChange, name: inputName } }) => (
        <SearchSelect
          ref={ref}
          name={inputName}
          label={label}
          value={value}
          options={options}
          error={error}
          autoComplete={addressInput(field.name, purpose, edited.country).autoComplete ?? 'off'}
          emptyText={t('fields.noResults')}
          disabled={ofCities && state === ''}
          help={ofCities && state === '' ? t('fields.provinceFirst') : undefined}
          onBlur={onBlur}
          onChange={(chosen) => {
            onChange(chosen);
            if (citiesFollow && !ofCities && chosen !== value) form.setValue(`${purpose}.city`, '');
          }}
        />
      )}
    />
  );
}
