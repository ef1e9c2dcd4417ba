/** The font of all pictures. It comes from the console of the sandbox, so that letters look the same on every machine. */
import type { Page } from 'playwright/test';

export type Font = { readonly weight: string; readonly base64: string };

const FILES = { '400': 'DejaVuSans.ttf', '600': 'DejaVuSans-Bold.ttf' } as const;

export async function loadFonts(consoleUrl: string): Promise<readonly Font[]> {
  return Promise.all(
    Object.entries(FILES).map(async ([weight, file]) => {
      const response = await fetch(`${consoleUrl}/workshop/fonts/${file}`);
      if (!response.ok) throw new Error(`The console has no font ${file}: status ${response.status}.`);
      return { weight, base64: Buffer.from(await response.arrayBuffer()).toString('base64') };
    }),
  );
}

/**
 * Gives the font to each page of the shop that opens. Images are grey areas, because the shades of products make pictures
 * three times as large. The policy of the shop allows neither fonts nor style elements, and binds no sheet of a script.
 */
export async function givePictureFonts(page: Page, fonts: readonly Font[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const { weight, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace('Pictures', bytes, { weight }));
    }
    const sheet = new CSSStyleSheet();
    // Without the hints of the font, which each machine and each kind of Chromium applies in its own way. What is below
    // the window is drawn, too.
    sheet.replaceSync(`
      :root { --font-family: "Pictures", sans-serif !important; }
      * { text-rendering: geometricPrecision; content-visibility: visible !important; }
      img { filter: contrast(0); }`);
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}
