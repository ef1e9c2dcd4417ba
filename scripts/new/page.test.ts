import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { Refusal } from './source-edits.ts';
import { useCopiedSources } from './testing/copied-sources.ts';

const sources = useCopiedSources('page');

describe('a new page', () => {
  test('of the account is a child of its layout, with the text of its link', () => {
    const { written, report } = generate(sources.root(), [
      'page',
      'account/wonders/wonders',
      '/my-account/wonders',
      'customer',
      'Wonders',
    ]);
    sources.format(written);
    expect(sources.read('web/src/features/account/wonders/wonders-page.tsx')).toBe(`/** Wonders. */
import { useTranslation } from '../../../texts/texts.ts';
import { PageTitle } from '../../../ui/page-title.tsx';

export default function WondersPage() {
  const { t } = useTranslation();
  return <PageTitle>{t('account.pages.wonders')}</PageTitle>;
}
`);
    expect(sources.read('web/src/features/account/wonders/wonders-page.test.tsx')).toContain("toBe('Wonders')");
    expect(sources.read('web/src/app/routing/route-table.ts')).toContain(
      "      { path: 'wonders', page: 'account/wonders/wonders-page', access: 'customer' },\n    ],",
    );
    expect(sources.read('web/src/paths.ts')).toContain(
      "  accountWonders: (query?: LanguageQuery) => withQuery('/my-account/wonders', query),",
    );
    expect(sources.readJson('shared/src/locales/en.json')).toMatchObject({
      account: { pages: { wonders: 'Wonders' } },
    });
    expect(sources.read('docs/rules/sign-in.md')).toContain('`support`, `wonders` | customer |');
    expect(report).toContain('a link in the menu of the account, with an icon');
  });

  test('of its own has a path with a parameter, and a text of its own', () => {
    const { written } = generate(sources.root(), ['page', 'wonders/wonder', '/wonders/:id', 'public', 'Your wonder']);
    sources.format(written);
    expect(sources.read('web/src/app/routing/route-table.ts')).toMatch(
      /\{ path: '\/wonders\/:id', page: 'wonders\/wonder-page', access: 'public' \},\n {2}\{ path: pagePaths\.notFound/,
    );
    expect(sources.read('web/src/paths.ts')).toMatch(
      /wonder: \(id: string, query\?: LanguageQuery\) =>\s+withQuery\(`\/wonders\/\$\{encodeURIComponent\(id\)\}`, query\)/,
    );
    expect(sources.readJson('shared/src/locales/en.json')).toMatchObject({ wonder: { title: 'Your wonder' } });
    expect(sources.read('docs/rules/sign-in.md')).toContain('| `/wonders/{id}` | public | |\n| `/404`');
  });

  const page = ['page', 'wonders/wonder', '/wonders', 'public', 'Your wonders'];

  test.each([
    [1, 'wonder', '"wonder" is not a feature and a name in small letters, for example account/plans/plans.'],
    [1, 'wonders/wonder-page', 'Leave the ending -page out: it is added.'],
    [2, 'wonders', '"wonders" is not the path of a page, for example /plans or /plans/:id.'],
    [2, '/cart', 'There is a page at /cart already.'],
    [2, '/my-account/billing', 'There is a page at /my-account/billing already.'],
    [3, 'admin', '"admin" is none of public, customer.'],
    [4, 'wonders', 'Give the heading in English, for example "Your plans".'],
  ])('is refused with word %i as "%s"', (index, word, message) => {
    const before = sources.snapshot();
    expect(() => generate(sources.root(), page.with(index, word))).toThrow(new Refusal(message));
    expect(sources.snapshot()).toEqual(before);
  });

  test('is refused if one of its names is taken, and nothing is written then', () => {
    const before = sources.snapshot();
    expect(() => generate(sources.root(), ['page', 'shop/cart', '/wonders', 'public', 'Wonders'])).toThrow(
      new Refusal('Nothing is written. web/src/paths.ts: there is a function cart already.'),
    );
    expect(sources.snapshot()).toEqual(before);
  });
});
