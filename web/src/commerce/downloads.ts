/** Downloads: of a file at a URL, and of a file that the page has made. */

/** How long the link stays in the page after the download has started, in milliseconds. */
const CLEAN_UP_MS = 500;

/**
 * Makes the browser download the file at `url`. Clicks a temporary link, because a navigation would leave the page if
 * the file opens in the browser.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.rel = 'noopener';
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => link.remove(), CLEAN_UP_MS);
}

/** Saves what the page has made as a file of the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
