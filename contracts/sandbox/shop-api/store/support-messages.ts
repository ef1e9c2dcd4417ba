/** Messages to customer care: support questions and requests to end a contract. */
import type { DeclarationKind } from '@perennial/shared/validation/declaration';
import type { Day } from '../calendar/day.ts';

type SupportMessage =
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
      /** The law that is applied; absent for a plain termination. */
      readonly declared?: DeclarationKind | undefined;
      readonly reason?: string | undefined;
      readonly endDate?: Day | undefined;
      readonly day: Day;
    };

export class SupportMessages {
  readonly #messages: SupportMessage[] = [];

  add(message: SupportMessage): void {
    this.#messages.push(message);
  }

  all(): readonly SupportMessage[] {
    return [...this.#messages];
  }

  reset(): void {
    this.#messages.length = 0;
  }
}
