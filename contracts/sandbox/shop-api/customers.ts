/** The shop's own record of each customer, made when the person signs in for the first time. */
import type { Compliance, StoredAddress } from '@perennial/shared/models/profile';

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
  readonly sbeCompliance: Compliance | null;
  readonly addresses: readonly StoredAddress[];
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
    sbeCompliance: null,
    addresses: [],
    ableToSubscribe: true,
    paymentProfile: null,
  };
}

export function shippingAddressOf(customer: Customer): StoredAddress | null {
  return customer.addresses.find(({ type }) => type === 'BillingAndShipping' || type === 'Shipping') ?? null;
}

export class Customers {
  readonly #byId = new Map<string, Customer>();

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

  /** The customer of a person who signs in; the e-mail follows the identity provider, names stay as given here. */
  signedIn(identity: Identity): Customer {
    const known = this.#byId.get(identity.id);
    return known ? this.update(known.id, { email: identity.email }) : this.add(newCustomer(identity));
  }

  update(id: string, changes: Partial<Omit<Customer, 'id'>>): Customer {
    const customer = this.#byId.get(id);
    if (!customer) throw new Error(`There is no customer ${id}`);
    return this.add({ ...customer, ...changes });
  }

  reset(): void {
    this.#byId.clear();
  }
}
