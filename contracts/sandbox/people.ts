/** The registry of people: who can sign in at the identity provider, and who the scenarios speak of. */
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

export type NewPerson = Omit<Person, 'id'>;

const keyOf = (email: string) => email.trim().toLowerCase();

export class People {
  readonly #initial: readonly Person[];
  readonly #byId = new Map<string, Person>();

  constructor(initial: readonly Person[]) {
    this.#initial = initial;
    this.reset();
  }

  byEmail(email: string): Person | undefined {
    const key = keyOf(email);
    return this.all().find((person) => keyOf(person.email) === key);
  }

  byId(id: string): Person | undefined {
    return this.#byId.get(id);
  }

  /** The person whose e-mail and password these are. */
  authenticate(email: string, password: string): Person | undefined {
    const person = this.byEmail(email);
    return person?.password === password ? person : undefined;
  }

  /** Registers a person under a new id; throws if the e-mail is taken. */
  add(person: NewPerson): Person {
    this.#refuseTaken(person.email);
    const added = { ...person, email: person.email.trim(), id: randomUUID() };
    this.#byId.set(added.id, added);
    return added;
  }

  /** Changes a person; throws if there is none of that id, or if the new e-mail is another person's. */
  update(id: string, changes: Partial<Omit<Person, 'id'>>): Person {
    const person = this.#byId.get(id);
    if (!person) throw new Error(`There is no person ${id}`);
    if (changes.email !== undefined && keyOf(changes.email) !== keyOf(person.email)) this.#refuseTaken(changes.email);
    const updated = { ...person, ...changes };
    this.#byId.set(id, updated);
    return updated;
  }

  /** Everybody as at start; whoever signed up since is forgotten. */
  reset(): void {
    this.#byId.clear();
    for (const person of this.#initial) this.#byId.set(person.id, person);
  }

  all(): readonly Person[] {
    return [...this.#byId.values()];
  }

  #refuseTaken(email: string): void {
    if (this.byEmail(email)) throw new Error(`The e-mail ${email} is taken`);
  }
}
