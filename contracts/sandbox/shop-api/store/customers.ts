/** Customers, created at the first sign-in of a person. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Compliance, StoredAddress } from '@perennial/shared/models/profile';

/** The address where returns are picked up: an address without a type. */
export type ReturnAddress = CallResponse<'getReturnAddress'>;

export type PaymentProfile = {
  readonly type: 'CreditCard' | 'Bank' | 'PayPal';
  readonly methodCode: string;
  readonly methodName: string;
  readonly cardNumber: string | null;
  readonly nameOnCard: string | null;
  /** MM/YYYY */
  readonly expiryDate: string | null;
  readonly bankAccountNumber: string | null;
  readonly bankAccountOwnerName: string | null;
  /** The last recurring payment failed. */
  readonly invalid: boolean;
};

export type Customer = {
  /** The identity provider's subject, or an id of the shop for an account that was created by a sign-up call. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  /** The identity provider's value at the first sign-in. */
  readonly initialPhoneNumber: string | null;
  readonly selectedNewsletter: boolean;
  /** Tag of the language that the customer chose last; null before the first choice. */
  readonly languageTag: string | null;
  readonly sbeCompliance: Compliance | null;
  readonly addresses: readonly StoredAddress[];
  /** null while returns are picked up at the shipping address. */
  readonly returnAddress: ReturnAddress | null;
  readonly ableToSubscribe: boolean;
  readonly paymentProfile: PaymentProfile | null;
};

/** A person's data from the identity provider. */
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

/** Returns the billing address that differs from the shipping address; null without one. */
export function billingAddressOf(customer: Customer): StoredAddress | null {
  return customer.addresses.find(({ type }) => type === 'Billing') ?? null;
}

export type CustomersSnapshot = readonly Customer[];

export class Customers {
  readonly #byId = new Map<string, Customer>();
  /** Ids of accounts whose person has not signed in yet. */
  readonly #unclaimed = new Set<string>();
  /** Customer ids by the identity provider's subject, for accounts older than the first sign-in. */
  readonly #idBySubject = new Map<string, string>();

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

  /** Adds an account before the first sign-in of its person; the first sign-in with its e-mail claims it. */
  signUp(customer: Customer): Customer {
    this.#unclaimed.add(customer.id);
    return this.add(customer);
  }

  /** Returns the customer of a person who signs in, created if needed. Updates the e-mail; names keep the shop's values. */
  findOrCreate(identity: Identity): Customer {
    const known = this.#byId.get(this.resolveId(identity));
    return known ? this.update(known.id, { email: identity.email }) : this.add(newCustomer(identity));
  }

  /** Returns the customer id of a person, and claims an account that waits for the person's first sign-in. */
  resolveId({ id, email }: Identity): string {
    const claimed = this.#idBySubject.get(id);
    if (claimed) return claimed;
    const account = this.byEmail(email);
    if (!account || !this.#unclaimed.delete(account.id)) return id;
    this.#idBySubject.set(id, account.id);
    return account.id;
  }

  /** Throws for an unknown id. */
  update(id: string, changes: Partial<Omit<Customer, 'id'>>): Customer {
    const customer = this.#byId.get(id);
    if (!customer) throw new Error(`There is no customer ${id}`);
    return this.add({ ...customer, ...changes });
  }

  /** The customers of an empty shop's seed: none of them waits for the first sign-in. */
  snapshot(): CustomersSnapshot {
    return [...this.#byId.values()];
  }

  restore(customers: CustomersSnapshot): void {
    this.reset();
    for (const customer of customers) this.add(customer);
  }

  reset(): void {
    this.#byId.clear();
    this.#unclaimed.clear();
    this.#idBySubject.clear();
  }
}
