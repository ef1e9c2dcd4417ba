/** Follows a link as a press on it would, so that the browser downloads what is behind it. */

/** How long the link stays in the page once the download has started (specification 2, section 9), in milliseconds. */
const CLEAN_UP_MS = 500;

export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => link.remove(), CLEAN_UP_MS);
}
