/** The shop's own record of each customer, made when the person signs in for the first time. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Compliance, StoredAddress } from '@perennial/shared/models/profile';

/** Where a parcel is fetched: an address without a type. */
export type ReturnAddress = CallResponse<'getReturnAddress'>;

export type PaymentProfile = {
  readonly type: 'CreditCard' | 'Bank' | 'PayPal';
  readonly methodCode: string;
  readonly methodName: string;
  readonly cardNumber: string | null;
  readonly nameOnCard: string | null;
  readonly expiryDate: string | null;
  readonly bankAccountNumber: string | null;
  readonly bankAccountOwnerName: string | null;
  /** The last recurring payment failed: it must be replaced before the next order. */
  readonly invalid: boolean;
};

export type Customer = {
  /** The identity provider's subject. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  /** As the identity provider told it at the first sign-in. */
  readonly initialPhoneNumber: string | null;
  readonly selectedNewsletter: boolean;
  /** Tag of the language that the customer chose last, for what is written to them; null until they chose. */
  readonly languageTag: string | null;
  readonly sbeCompliance: Compliance | null;
  readonly addresses: readonly StoredAddress[];
  /** Where returns are fetched, once the customer has named another place than where we ship. */
  readonly returnAddress: ReturnAddress | null;
  readonly ableToSubscribe: boolean;
  readonly paymentProfile: PaymentProfile | null;
};

/** What the identity provider says of a person. */
export type Identity = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string | undefined;
  readonly marketingOptIn?: boolean | undefined;
};

export function newCustomer(identity: Identity): Customer {
  return {
    id: identity.id,
    email: identity.email,
    firstName: identity.firstName,
    lastName: identity.lastName,
    phoneNumber: identity.phoneNumber ?? null,
    initialPhoneNumber: identity.phoneNumber ?? null,
    selectedNewsletter: identity.marketingOptIn ?? false,
    languageTag: null,
    sbeCompliance: null,
    addresses: [],
    returnAddress: null,
    ableToSubscribe: true,
    paymentProfile: null,
  };
}

export function shippingAddressOf(customer: Customer): StoredAddress | null {
  return customer.addresses.find(({ type }) => type === 'BillingAndShipping' || type === 'Shipping') ?? null;
}

export class Customers {
  readonly #byId = new Map<string, Customer>();
  /** Ids of accounts whose person has not signed in yet. */
  readonly #waiting = new Set<string>();
  /** Whose account it is, where it was made before the person's first sign-in. */
  readonly #idOfPerson = new Map<string, string>();

  byId(id: string): Customer | undefined {
    return this.#byId.get(id);
  }

  byEmail(email: string): Customer | undefined {
    return [...this.#byId.values()].find((customer) => customer.email.toLowerCase() === email.toLowerCase());
  }

  add(customer: Customer): Customer {
    this.#byId.set(customer.id, customer);
    return customer;
  }

  /** An account that was made before its person has ever signed in; the first sign-in with its e-mail takes it over. */
  signUp(customer: Customer): Customer {
    this.#waiting.add(customer.id);
    return this.add(customer);
  }

  /** The customer of a person who signs in; the e-mail follows the identity provider, names stay as given here. */
  signedIn(identity: Identity): Customer {
    const known = this.#byId.get(this.idOf(identity));
    return known ? this.update(known.id, { email: identity.email }) : this.add(newCustomer(identity));
  }

  /** The id of the customer that a person of the identity provider is, or will be. */
  idOf({ id, email }: Identity): string {
    const taken = this.#idOfPerson.get(id);
    if (taken) return taken;
    const account = this.byEmail(email);
    if (!account || !this.#waiting.delete(account.id)) return id;
    this.#idOfPerson.set(id, account.id);
    return account.id;
  }

  update(id: string, changes: Partial<Omit<Customer, 'id'>>): Customer {
    const customer = this.#byId.get(id);
    if (!customer) throw new Error(`There is no customer ${id}`);
    return this.add({ ...customer, ...changes });
  }

  reset(): void {
    this.#byId.clear();
    this.#waiting.clear();
    this.#idOfPerson.clear();
  }
}
