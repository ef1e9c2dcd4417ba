/** Query parameters by which advertisers and mails know a click. No page reads them; the scripts of a shop may. */

const names: ReadonlySet<string> = new Set([
  '_ga',
  '_gl',
  'dclid',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'ttclid',
  'twclid',
  'wbraid',
]);

function isClickId(name: string): boolean {
  return names.has(name) || name.startsWith('utm_');
}

/** Returns the query of a URL without these parameters; '' if nothing is left. The others stay as they are written. */
export function withoutClickIds(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => pair !== '' && !isClickId(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
