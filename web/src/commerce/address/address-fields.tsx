/**
 * The fields of one address in the country's layout (docs/rules/addresses.md#address-fields), inside a form of
 * `AddressValues`.
 */
import { toTypedText } from '@perennial/shared/validation/typed-text';
import './address-fields.css';
import { addressFault, findCities } from '@perennial/shared/address/address-faults';
import type {
  AddressFieldName,
  AddressFieldRow,
  AddressForm,
  AddressPurpose,
} from '@perennial/shared/address/address-fields';
import { findStates } from '@perennial/shared/address/address-layouts';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import { formatPostalCode } from '@perennial/shared/validation/postal-code';
import { Controller, useFormContext } from 'react-hook-form';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { addressInput } from '../forms/field-inputs.ts';
import { useFaultText } from '../forms/use-fault-text.ts';
import { countryName } from './address-lines.ts';

/** The values of the address form: both addresses, even if the second one is not used. */
export type AddressValues = {
  readonly shipping: AddressForm;
  readonly billing: AddressForm;
  readonly hasBillingAddress: boolean;
};

type Props = { purpose: AddressPurpose; edited: EditedAddress };

/** `only`: the fields to show, of an address of which the others may not be changed here. */
export function AddressFields({ purpose, edited, only }: Props & { only?: readonly AddressFieldName[] | undefined }) {
  const { culture, language } = useSite();
  const { sentCountry: countryCode } = edited;
  const layout = only ? edited.layout.filter(({ name }) => only.includes(name)) : edited.layout;
  const citiesFollow = layout.some((field) => field.chosenFrom === 'cities');
  return (
    <div className="address-fields">
      {layout.map((field) => (
        <div key={field.name} className={`address-fields__${field.name}`}>
          {field.chosenFrom ? (
            <ChosenField purpose={purpose} edited={edited} field={field} citiesFollow={citiesFollow} />
          ) : (
            <TypedField purpose={purpose} edited={edited} field={field} />
          )}
        </div>
      ))}
      {countryCode !== culture.countryCode && <p>{countryName(language, countryCode)}</p>}
    </div>
  );
}

type FieldProps = Props & { field: AddressFieldRow };

function useAddressField({ purpose, edited, field }: FieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const form = useFormContext<AddressValues>();
  const name = `${purpose}.${field.name}` as const;
  const label = t(`fields.labels.${field.label}`);
  return {
    form,
    name,
    label,
    error: form.formState.errors[purpose]?.[field.name]?.message,
    validate: (value: string) => {
      const { stateCode } = form.getValues(purpose);
      return faultText(label, addressFault(field, value, { ...edited, stateCode }));
    },
  };
}

function TypedField({ purpose, edited, field }: FieldProps) {
  const { form, name, label, error, validate } = useAddressField({ purpose, edited, field });
  const { country } = edited;
  const isPostalCode = field.rule.pattern === 'postalCode';
  return (
    <TextField
      {...addressInput(field.name, purpose, country)}
      {...form.register(name, {
        validate,
        onBlur: (event: { target: { value: string } }) => {
          const text = event.target.value;
          form.setValue(name, isPostalCode ? formatPostalCode(country, text) : toTypedText(text));
        },
      })}
      label={label}
      error={error}
      optional={!field.required}
    />
  );
}

/** `citiesFollow`: the cities to choose from depend on the chosen state. */
function ChosenField({ purpose, edited, field, citiesFollow }: FieldProps & { citiesFollow: boolean }) {
  const { t } = useTranslation();
  const { form, name, label, error, validate } = useAddressField({ purpose, edited, field });
  const state = form.watch(`${purpose}.stateCode`);
  const cities = findCities({ ...edited, stateCode: state });
  const ofCities = field.chosenFrom === 'cities';
  // A province without a list of cities still has cities, so the customer types one.
  if (ofCities && state !== '' && cities.length === 0)
    return <TypedField purpose={purpose} edited={edited} field={field} />;
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
