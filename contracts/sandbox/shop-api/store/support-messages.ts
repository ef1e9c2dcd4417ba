/** What people wrote to the shop: questions, and requests to end a contract. Customer care reads them. */
import type { Day } from '../calendar/billing-period.ts';

export type Letter =
  | {
      readonly kind: 'question';
      readonly customerId: string;
      readonly fromEmail: string;
      readonly title: string;
      readonly text: string;
      readonly day: Day;
    }
  | {
      readonly kind: 'termination';
      readonly name: string;
      readonly surName: string;
      readonly fromEmail: string;
      readonly subscriptionNumber: string;
      readonly day: Day;
    };

export class Letters {
  readonly #letters: Letter[] = [];

  add(letter: Letter): void {
    this.#letters.push(letter);
  }

  all(): readonly Letter[] {
    return [...this.#letters];
  }

  reset(): void {
    this.#letters.length = 0;
  }
}
