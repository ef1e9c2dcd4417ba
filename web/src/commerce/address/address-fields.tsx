/**
 * The fields of one address in the country's layout (docs/rules/addresses.md#address-fields), inside a form of
 * `AddressValues`.
 */
import './address-fields.css';
import type { AddressFieldName, AddressPurpose } from '@perennial/shared/address/address-fields';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import { useSite } from '../../i18n/site.tsx';
import { countryName } from './address-lines.ts';
import { FieldOnRequest } from './field-on-request.tsx';
import { StateOrCityField } from './state-or-city-field.tsx';
import { TypedAddressField } from './typed-address-field.tsx';

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
            <StateOrCityField purpose={purpose} edited={edited} field={field} citiesFollow={citiesFollow} />
          ) : field.onRequest ? (
            <FieldOnRequest purpose={purpose} edited={edited} field={field} />
          ) : (
            <TypedAddressField purpose={purpose} edited={edited} field={field} />
          )}
        </div>
      ))}
      {countryCode !== culture.countryCode && <p>{countryName(language, countryCode)}</p>}
    </div>
  );
}
