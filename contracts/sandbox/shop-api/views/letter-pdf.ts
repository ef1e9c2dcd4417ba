/** Perennial's letter paper as PDF: mark, title, content, page numbers. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// The fonts that every PDF reader has know no ł, ř or ș; DejaVu knows every alphabet that the shop writes in.
const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

export const REGULAR = font('DejaVuSans');
export const BOLD = font('DejaVuSans-Bold');

const INK = '#1d2b24';
const LEAF = '#1f6b4a';
const FLOWER = '#f2a65a';
const QUIET = '#5d6b64';

/** In points, as everything on the paper. */
export const MARGIN = 56;
const FOOT_SPACE = 40;

export type Paper = PDFKit.PDFDocument;

export type PaperOptions = {
  readonly title: string;
  readonly languageTag: string;
  readonly creationDate: Date;
  /** The word before a page's number. */
  readonly pageWord: string;
};

/** Letter paper for North America, A4 for everybody else. */
function sizeFor(languageTag: string): 'LETTER' | 'A4' {
  return /-(CA|US)$/.test(languageTag) ? 'LETTER' : 'A4';
}

function drawHead(paper: Paper, title: string): void {
  paper.save().translate(MARGIN, MARGIN - 8);
  paper.path('M16 29C5 24 4 12 7 4c10 1 16 9 9 25Z').fill(LEAF);
  paper.path('M17 29c9-3 12-11 9-18-7 1-11 7-9 18Z').fill(FLOWER);
  paper.restore();
  paper
    .font(BOLD)
    .fontSize(16)
    .fillColor(INK)
    .text('Perennial', MARGIN + 40, MARGIN);
  paper.moveDown(2).fontSize(20).text(title, MARGIN);
  paper.moveDown(0.8).font(REGULAR).fontSize(10);
}

function drawFeet(paper: Paper, pageWord: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    const { width, height } = paper.page;
    // Writing below the bottom margin would begin a new page.
    paper.page.margins.bottom = 0;
    paper
      .font(REGULAR)
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${pageWord} ${page + 1} / ${count}`, MARGIN, height - FOOT_SPACE, {
        width: width - 2 * MARGIN,
        align: 'right',
        lineBreak: false,
      });
  }
}

/** The document's bytes, with what `write` puts on the paper. */
export function pdfOnPaper(options: PaperOptions, write: (paper: Paper) => void): Promise<Buffer> {
  const { title, languageTag, creationDate, pageWord } = options;
  const paper = new PDFDocument({
    size: sizeFor(languageTag),
    margin: MARGIN,
    lang: languageTag,
    bufferPages: true,
    font: REGULAR,
    info: { Title: title, Author: 'Perennial', CreationDate: creationDate },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
    drawHead(paper, title);
    write(paper);
    drawFeet(paper, pageWord);
    paper.end();
  });
}
