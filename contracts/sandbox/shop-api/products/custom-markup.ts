/** HTML and scripts of the shop for single bundles (docs/rules/content.md#where-scripts-run). */

type CustomMarkup = { readonly genericHtml: string; readonly genericScript: string };

const none = { genericHtml: null, genericScript: null };

/** As in a real shop the script writes into its HTML, and fails if the HTML is not in the page. */
const byBundle: Readonly<Record<string, CustomMarkup>> = {
  'hair-removal-lume': {
    genericHtml: '<p data-rating></p>',
    genericScript: "document.querySelector('[data-rating]').textContent = 'Lume ★ 4.6';",
  },
};

export function customMarkup(bundleName: string): CustomMarkup | typeof none {
  return byBundle[bundleName] ?? none;
}
