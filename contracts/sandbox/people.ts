/** The people who can sign in at the identity provider. */
import { randomUUID } from 'node:crypto';
import type { CultureCode } from '@perennial/shared/cultures/cultures';

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string;
  readonly marketingOptIn: boolean;
  readonly culture: CultureCode;
};

type NewPerson = Omit<Person, 'id'>;

const toKey = (email: string) => email.trim().toLowerCase();

export class People {
  readonly #initial: readonly Person[];
  readonly #byId = new Map<string, Person>();

  constructor(initial: readonly Person[]) {
    this.#initial = initial;
    this.reset();
  }

  byEmail(email: string): Person | undefined {
    const key = toKey(email);
    return this.all().find((person) => toKey(person.email) === key);
  }

  byId(id: string): Person | undefined {
    return this.#byId.get(id);
  }

  /** Returns the person with this e-mail and password; undefined for a wrong one. */
  authenticate(email: string, password: string): Person | undefined {
    const person = this.byEmail(email);
    return person?.password === password ? person : undefined;
  }

  /** Adds a person under a new id. Throws if the e-mail is taken. */
  add(person: NewPerson): Person {
    this.#throwIfTaken(person.email);
    const added = { ...person, email: person.email.trim(), id: randomUUID() };
    this.#byId.set(added.id, added);
    return added;
  }

  /** Changes a person. Throws for an unknown id, and if the new e-mail is taken. */
  update(id: string, changes: Partial<Omit<Person, 'id'>>): Person {
    const person = this.#byId.get(id);
    if (!person) throw new Error(`There is no person ${id}`);
    if (changes.email !== undefined && toKey(changes.email) !== toKey(person.email)) this.#throwIfTaken(changes.email);
    const updated = { ...person, ...changes };
    this.#byId.set(id, updated);
    return updated;
  }

  /** Restores the people of the start. Sign-ups and changes since then are lost. */
  reset(): void {
    this.#byId.clear();
    for (const person of this.#initial) this.#byId.set(person.id, person);
  }

  all(): readonly Person[] {
    return [...this.#byId.values()];
  }

  #throwIfTaken(email: string): void {
    if (this.byEmail(email)) throw new Error(`The e-mail ${email} is taken`);
  }
}
