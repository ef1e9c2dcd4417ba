/** The PDF of a plan's terms (docs/rules/subscriptions.md#terms-of-a-subscription). */
import { type Day, formatDay } from '../calendar/day.ts';
import { bundleTexts, shopTexts } from '../products/texts.ts';
import { BOLD, createLetterPdf, REGULAR } from './letter-pdf.ts';

type TermsInput = {
  readonly kind: 'Subscription' | 'Purchase';
  readonly subscriptionNumber: string;
  readonly bundleName: string;
  readonly planName: string;
  /** First day of the terms. */
  readonly since: Day;
  readonly rightToReturnDays: number;
  readonly languageTag: string;
};

/** Returns the PDF in a language. */
export function termsPdf(input: TermsInput): Promise<Buffer> {
  const { kind, subscriptionNumber, bundleName, planName, since, rightToReturnDays, languageTag } = input;
  const { documents: texts, terms } = shopTexts(languageTag);
  const { title } = bundleTexts(languageTag, bundleName);
  const options = {
    title: kind === 'Purchase' ? texts.purchaseTerms : texts.terms,
    languageTag,
    creationDate: new Date(`${since}T00:00:00Z`),
    pageWord: texts.page,
  };
  return createLetterPdf(options, (letter) => {
    letter.font(BOLD).text(title).font(REGULAR);
    letter.text(planName);
    letter.text(`${texts.subscription} ${subscriptionNumber} · ${formatDay(since, languageTag)}`);
    letter.moveDown(1.5);
    // The first section describes the renewal, which a purchase does not have.
    if (kind === 'Subscription') letter.text(terms.replace('{title}', title), { lineGap: 3 }).moveDown();
    for (const section of texts.sections) {
      letter.moveDown(0.5).font(BOLD).text(section.title).font(REGULAR);
      letter.moveDown(0.2).text(section.text.replace('{days}', String(rightToReturnDays)), { lineGap: 3 });
    }
  });
}
