/** Customer care: who may act for a customer. */

export type Admin = {
  /** An e-mail address. */
  readonly userName: string;
  readonly password: string;
};

const keyOf = (userName: string) => userName.trim().toLowerCase();

export class Admins {
  readonly #byKey = new Map<string, Admin>();

  add(admin: Admin): void {
    this.#byKey.set(keyOf(admin.userName), admin);
  }

  /** The admin whose user name and password these are. */
  authenticate(userName: string, password: string): Admin | undefined {
    const admin = this.#byKey.get(keyOf(userName));
    return admin?.password === password ? admin : undefined;
  }

  reset(): void {
    this.#byKey.clear();
  }
}
