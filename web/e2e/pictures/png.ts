/** Reads the pictures that a browser takes, and writes small ones: each point is one of at most 256 colours. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Colours as 0xRRGGBB, row by row. */
export type Picture = { readonly width: number; readonly height: number; readonly colors: Uint32Array };

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Chunks = ReadonlyMap<string, Buffer>;

function readChunks(png: Buffer): Chunks {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), data]));
    at += length + 12;
  }
  return chunks;
}

/** The bytes of a point by the type of its colour: RGB, index, RGBA. */
const bytesOfPoint: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

/** Throws for a picture with less or more than eight bits a value, or an interlaced one. */
export function readPng(png: Buffer): Picture {
  const chunks = readChunks(png);
  const header = chunks.get('IHDR');
  const bytes = bytesOfPoint[header?.[9] ?? -1];
  if (!header || !bytes || header[8] !== 8 || header[12] !== 0) throw new Error('This form of PNG is not read.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = unfilter(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)), width * bytes, height, bytes);
  const palette = chunks.get('PLTE');
  const colors = new Uint32Array(width * height);
  for (let point = 0, at = 0; point < colors.length; point += 1, at += bytes) {
    const [from, first] = palette ? [palette, (rows[at] ?? 0) * 3] : [rows, at];
    colors[point] = ((from[first] ?? 0) << 16) | ((from[first + 1] ?? 0) << 8) | (from[first + 2] ?? 0);
  }
  return { width, height, colors };
}

/** Every row begins with the number of its filter: what is added is the value to the left, above, their mean, or the nearest of them. */
function unfilter(data: Buffer, rowLength: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * rowLength;
    const source = y * (rowLength + 1) + 1;
    const filter = data[source - 1] ?? 0;
    for (let x = 0; x < rowLength; x += 1) {
      const at = start + x;
      const left = x < step ? 0 : (rows[at - step] ?? 0);
      const above = y === 0 ? 0 : (rows[at - rowLength] ?? 0);
      let added = 0;
      if (filter === 1) added = left;
      else if (filter === 2) added = above;
      else if (filter === 3) added = (left + above) >> 1;
      else if (filter === 4)
        added = nearestOf(left, above, y === 0 || x < step ? 0 : (rows[at - rowLength - step] ?? 0));
      rows[at] = (data[source + x] ?? 0) + added;
    }
  }
  return rows;
}

function nearestOf(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Keeps the colours of areas, and so many of the most frequent ones; the others become the nearest of them. */
export function writePng({ width, height, colors }: Picture, kept: number): Buffer {
  const palette = choosePalette(colors, kept);
  const toIndex = createNearest(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, point = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, point += 1) rows[y * (width + 1) + x] = toIndex(colors[point] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colorBytes = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', colorBytes),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * The colours of all areas, and of the rest the most frequent ones that are not like another, up to the number; at most
 * 256. They are in the order of their numbers: so the nearest one is always the same.
 */
function choosePalette(colors: Uint32Array, kept: number): readonly number[] {
  const chosen = findAreaColors(colors).map(([color]) => color);
  const frequent = [...countColors(colors)].sort(([a, n], [b, m]) => m - n || a - b);
  for (const [color] of frequent) {
    if (chosen.length >= kept) break;
    if (chosen.every((other) => colorDistance(other, color) >= UNLIKE)) chosen.push(color);
  }
  return chosen.slice(0, 256).sort((a, b) => a - b);
}

/** Two colours of a palette differ by this much, of 255. */
const UNLIKE = 36;

/** Returns the colours of areas with the numbers of their points. */
export function findAreaColors(colors: Uint32Array): readonly (readonly [color: number, points: number])[] {
  return [...countColors(colors, AREA_RUN)].filter(([, points]) => points >= AREA_POINTS);
}

/** An area has so many points. */
const AREA_POINTS = 300;

/** So many points of one colour side by side are no edge of a letter. */
const AREA_RUN = 8;

/** How many points have each colour, in runs of so many points of a row and more. */
export function countColors(colors: Uint32Array, shortestRun = 1): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let start = 0, end = 0; start < colors.length; start = end) {
    const color = colors[start] ?? 0;
    while (end < colors.length && colors[end] === color) end += 1;
    if (end - start >= shortestRun) counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  return counts;
}

/** Returns a function that finds the index of the nearest colour of a palette. */
export function createNearest(palette: readonly number[]): (color: number) => number {
  const found = new Map<number, number>();
  let last = -1;
  let lastIndex = 0;
  return (color) => {
    if (color === last) return lastIndex;
    last = color;
    lastIndex = found.get(color) ?? findNearest(palette, color);
    found.set(color, lastIndex);
    return lastIndex;
  };
}

function findNearest(palette: readonly number[], color: number): number {
  const distances = palette.map((other) => colorDistance(color, other));
  return distances.indexOf(Math.min(...distances));
}

/** The largest difference of red, green and blue, 0 to 255. */
export function colorDistance(a: number, b: number): number {
  return Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}
