/**
 * The fields of one address in the country's layout (docs/rules/addresses.md#address-fields), inside a form of
 * `AddressValues`.
 */
import './address-fields.css';
import { addressFault } from '@perennial/shared/address/address-faults';
import type { AddressFieldRow, AddressPurpose } from '@perennial/shared/address/address-fields';
import { findStates } from '@perennial/shared/address/address-layouts';
import { formatPostalCode, postalCodeExample } from '@perennial/shared/validation/postal-code';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../i18n/site.tsx';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFaultText } from '../forms/fault-text.ts';
import { addressInput } from '../forms/field-inputs.ts';
import type { AddressValues } from './address-values.ts';
import { useAddressRules } from './use-address-rules.ts';

type Props = { purpose: AddressPurpose; layout: readonly AddressFieldRow[] };

export function AddressFields({ purpose, layout }: Props) {
  const citiesFollow = layout.some((field) => field.chosenFrom === 'cities');
  return (
    <div className="address-fields">
      {layout.map((field) => (
        <div key={field.name} className={`address-fields__${field.name}`}>
          {field.chosenFrom ? (
            <ChosenField purpose={purpose} field={field} citiesFollow={citiesFollow} />
          ) : (
            <TypedField purpose={purpose} field={field} />
          )}
        </div>
      ))}
    </div>
  );
}

type FieldProps = { purpose: AddressPurpose; field: AddressFieldRow };

function useAddressField({ purpose, field }: FieldProps) {
  const { t } = useTranslation();
  const rules = useAddressRules();
  const faultText = useFaultText();
  const form = useFormContext<AddressValues>();
  const name = `${purpose}.${field.name}` as const;
  const label = t(`fields.labels.${field.label}`);
  return {
    form,
    name,
    label,
    rules,
    error: form.formState.errors[purpose]?.[field.name]?.message,
    validate: (value: string) => faultText(label, addressFault(field, value, rules)),
  };
}

function TypedField({ purpose, field }: FieldProps) {
  const { t } = useTranslation();
  const { form, name, label, rules, error, validate } = useAddressField({ purpose, field });
  const { country } = rules;
  const isPostalCode = field.name === 'zipCode';
  const example = isPostalCode && error ? postalCodeExample(country) : undefined;
  return (
    <TextField
      {...addressInput(field.name, purpose, country)}
      {...form.register(name, {
        validate,
        onBlur: (event: { target: { value: string } }) => {
          const text = event.target.value;
          form.setValue(name, isPostalCode ? formatPostalCode(country, text) : text.trim());
        },
      })}
      label={label}
      error={error}
      optional={!field.required}
      help={example && t('fields.forExample', { example })}
    />
  );
}

/** `citiesFollow`: the cities to choose from depend on the chosen state. */
function ChosenField({ purpose, field, citiesFollow }: FieldProps & { citiesFollow: boolean }) {
  const { t } = useTranslation();
  const { config } = useSite();
  const { form, name, label, rules, error, validate } = useAddressField({ purpose, field });
  const state = form.watch(`${purpose}.stateCode`);
  const cities = config.cities[state] ?? [];
  const ofCities = field.chosenFrom === 'cities';
  // A province without a list of cities still has cities, so the customer types one.
  if (ofCities && state !== '' && cities.length === 0) return <TypedField purpose={purpose} field={field} />;
  const options = ofCities
    ? cities.map((city) => ({ value: city, label: city }))
    : findStates({ ...rules, purpose }).map((region) => ({ value: region.code, label: region.name }));
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
          autoComplete={addressInput(field.name, purpose, rules.country).autoComplete ?? 'off'}
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
