/** Query parameters by which advertisers and mails know a click. No page reads them; the scripts of a shop may. */

/** `gclid`, `fbclid`, `msclkid` and others that end like them, `gbraid` and `wbraid`, and those that have a name of their own. */
const clickId = /^(_g[al]|\w*clk?id|[gw]braid|gad_source|igshid|li_fat_id|mc_[ce]id|utm_\w+)(=|$)/;

/** Returns the query of a URL without these parameters; '' if nothing is left. The others stay as they are written. */
export function withoutClickIds(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !clickId.test(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
