/** The letter of the shop as a PDF: logo, title, content, page numbers. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// The standard fonts of PDF lack letters such as ł, ř and ș. DejaVu has those of every language of the shop.
const fontPath = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

export const REGULAR = fontPath('DejaVuSans');
export const BOLD = fontPath('DejaVuSans-Bold');

const TEXT_COLOR = '#1d2b24';
const LEAF_COLOR = '#1f6b4a';
const FLOWER_COLOR = '#f2a65a';
const FOOTER_COLOR = '#5d6b64';

/** In points, like every length of a letter. */
export const MARGIN = 56;
const FOOTER_HEIGHT = 40;

export type Letter = PDFKit.PDFDocument;

type LetterOptions = {
  readonly title: string;
  readonly languageTag: string;
  readonly creationDate: Date;
  /** The word before a page number. */
  readonly pageWord: string;
};

/** North America uses the Letter format. */
function paperSize(languageTag: string): 'LETTER' | 'A4' {
  return /-(CA|US)$/.test(languageTag) ? 'LETTER' : 'A4';
}

function drawHeader(letter: Letter, title: string): void {
  letter.save().translate(MARGIN, MARGIN - 8);
  letter.path('M16 29C5 24 4 12 7 4c10 1 16 9 9 25Z').fill(LEAF_COLOR);
  letter.path('M17 29c9-3 12-11 9-18-7 1-11 7-9 18Z').fill(FLOWER_COLOR);
  letter.restore();
  letter
    .font(BOLD)
    .fontSize(16)
    .fillColor(TEXT_COLOR)
    .text('Perennial', MARGIN + 40, MARGIN);
  letter.moveDown(2).fontSize(20).text(title, MARGIN);
  letter.moveDown(0.8).font(REGULAR).fontSize(10);
}

function drawFooters(letter: Letter, pageWord: string): void {
  const { start, count } = letter.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    letter.switchToPage(page);
    const { width, height } = letter.page;
    // Text below the bottom margin would start a new page.
    letter.page.margins.bottom = 0;
    letter
      .font(REGULAR)
      .fontSize(8)
      .fillColor(FOOTER_COLOR)
      .text(`${pageWord} ${page + 1} / ${count}`, MARGIN, height - FOOTER_HEIGHT, {
        width: width - 2 * MARGIN,
        align: 'right',
        lineBreak: false,
      });
  }
}

/** Returns the bytes of a PDF; `write` adds the content between header and footer. */
export function createLetterPdf(options: LetterOptions, write: (letter: Letter) => void): Promise<Buffer> {
  const { title, languageTag, creationDate, pageWord } = options;
  const letter = new PDFDocument({
    size: paperSize(languageTag),
    margin: MARGIN,
    lang: languageTag,
    bufferPages: true,
    font: REGULAR,
    info: { Title: title, Author: 'Perennial', CreationDate: creationDate },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    letter.on('data', (chunk: Buffer) => chunks.push(chunk));
    letter.on('end', () => resolve(Buffer.concat(chunks)));
    letter.on('error', reject);
    drawHeader(letter, title);
    write(letter);
    drawFooters(letter, pageWord);
    letter.end();
  });
}
