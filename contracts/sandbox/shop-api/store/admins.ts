/** Admins: customer-care employees who may sign in on behalf of customers. */

export type Admin = {
  /** An e-mail address. */
  readonly userName: string;
  readonly password: string;
};

const toKey = (userName: string) => userName.trim().toLowerCase();

export class Admins {
  readonly #byKey = new Map<string, Admin>();

  add(admin: Admin): void {
    this.#byKey.set(toKey(admin.userName), admin);
  }

  /** Returns the admin with this user name and password; undefined for a wrong one. */
  authenticate(userName: string, password: string): Admin | undefined {
    const admin = this.#byKey.get(toKey(userName));
    return admin?.password === password ? admin : undefined;
  }

  all(): readonly Admin[] {
    return [...this.#byKey.values()];
  }

  reset(): void {
    this.#byKey.clear();
  }
}
