/** A picture of a finished match to send to friends, drawn in the browser. It names nobody but the reader: the others are seats. */

import { signed } from '../format';
import type { HandResult } from '../wire';
import { COLOURS, path, plotted } from './graph';

export const FORMATS = { wide: [1200, 630], tall: [1080, 1350] } as const;
export type Format = keyof typeof FORMATS;

export interface Story {
  name: string; // of the reader; '' for somebody who looked on
  seats: string[]; // what the others are called
  headline: string; // You come first
  game: string;
  me: number;
  totals: number[];
  places: number[];
  history: HandResult[];
  best: number | null; // the number of the best hand
  pieces: { markup: string; width: number; height: number }[]; // that it was finished with, each a picture of 0 0 width height
  font: string; // data address of the characters on pieces and seals, '' without
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (ch) => `&#${ch.charCodeAt(0)};`);
const SANS = 'system-ui, "Noto Sans CJK TC", "PingFang TC", sans-serif';

function text(x: number, y: number, size: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
}

/** The seal of the house. */
function seal(x: number, y: number, size: number): string {
  const letters = `font-family="PaiguanKai, serif" font-weight="700" fill="#fffdf7" text-anchor="middle"`;
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 11}" fill="#b3261e"/>` +
    text(x + size / 2, y + size * 0.45, size * 0.42, '牌', letters) +
    text(x + size / 2, y + size * 0.9, size * 0.42, '館', letters)
  );
}

function cards(story: Story, x: number, y: number, width: number, columns: number): string {
  const order = story.totals.map((_, seat) => seat).sort((a, b) => (story.places[a] ?? 0) - (story.places[b] ?? 0));
  const [wide, high] = [(width - 16 * (columns - 1)) / columns, 92];
  return order
    .map((seat, at) => {
      const [left, top] = [x + (at % columns) * (wide + 16), y + Math.floor(at / columns) * (high + 16)];
      const own = seat === story.me && story.name !== '';
      const name = own ? story.name : (story.seats[seat] ?? '');
      return (
        `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="14" fill="#163a30" stroke="${own ? '#ffd867' : '#4d7d6c'}" stroke-width="${own ? 4 : 2}"/>` +
        text(left + 22, top + 58, 34, `${story.places[seat] ?? ''}`, 'fill="#f0dca0" font-weight="700"') +
        text(left + 60, top + 58, 32, name) +
        text(left + wide - 22, top + 58, 38, signed(story.totals[seat] ?? 0), 'font-weight="700" text-anchor="end"')
      );
    })
    .join('');
}

function graph(story: Story, x: number, y: number, width: number, height: number): string {
  const box = { left: x + 20, top: y + 20, width: width - 40, height: height - 40 };
  const plot = plotted(
    story.history.map((one) => one.totals),
    box,
  );
  const seats = story.totals.length;
  const first = story.history[0]?.hand ?? 1;
  const band =
    story.best === null
      ? ''
      : `<rect x="${plot.x(story.best - first + 1) - 8}" y="${y + 8}" width="16" height="${height - 16}" fill="#ffe9a6"/>`;
  const lines = plot.lines.map((line, seat) => {
    const place = (seat - story.me + seats) % seats;
    return `<polyline points="${path(line)}" fill="none" stroke="${COLOURS[place]}" stroke-width="${place === 0 ? 8 : 4}" stroke-linejoin="round"/>`;
  });
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="#fffdf7"/>${band}` +
    `<line x1="${x + 20}" x2="${x + width - 20}" y1="${plot.zero}" y2="${plot.zero}" stroke="#8a7b5c" stroke-dasharray="4 8"/>` +
    lines.reverse().join('')
  );
}

function pieces(story: Story, x: number, y: number, width: number, height: number): string {
  if (!story.pieces.length) return '';
  const whole = story.pieces.reduce((sum, one) => sum + (one.width / one.height) * height + 8, -8);
  const scale = Math.min(1, width / whole);
  let left = x + (width - whole * scale) / 2;
  return story.pieces
    .map((one) => {
      const wide = (one.width / one.height) * height * scale;
      const drawn = `<svg x="${left}" y="${y + (height * (1 - scale)) / 2}" width="${wide}" height="${height * scale}" viewBox="0 0 ${one.width} ${one.height}">${one.markup}</svg>`;
      left += wide + 8 * scale;
      return drawn;
    })
    .join('');
}

/** The whole picture as a document of its own. */
export function drawing(format: Format, story: Story): string {
  const [width, height] = FORMATS[format];
  const font = story.font
    ? `<style>@font-face{font-family:PaiguanKai;src:url(${story.font}) format("woff2")}</style>`
    : '';
  const head = (x: number, y: number) =>
    seal(x, y, 96) +
    text(x + 120, y + 44, 44, story.headline, 'font-weight="700"') +
    text(x + 120, y + 88, 28, story.game, 'fill="#d3e2d6"');
  const body =
    format === 'wide'
      ? head(48, 40) +
        cards(story, 48, 172, 500, 1) +
        graph(story, 580, 172, 572, 270) +
        pieces(story, 580, 462, 572, 130)
      : head(60, 60) +
        cards(story, 60, 210, 960, 2) +
        graph(story, 60, 450, 960, 480) +
        pieces(story, 60, 980, 960, 300);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family='${SANS}' fill="#f6f1e4">` +
    `${font}<rect width="${width}" height="${height}" fill="#1c4a3c"/>${body}</svg>`
  );
}

// ---- in a browser -----------------------------------------------------------------------------------------------------

const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
];
const LETTERS = [
  'fill-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

/** A piece as it is drawn on the page, with its colours written into it. */
export function markupOf(piece: SVGSVGElement): Story['pieces'][number] {
  const copy = piece.cloneNode(true) as SVGSVGElement;
  const from = [...piece.querySelectorAll('*')];
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(from[i]!);
    const kept = [...PAINT, ...LETTERS].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    element.setAttribute('style', kept);
    element.removeAttribute('class');
  }
  const serial = new XMLSerializer();
  const markup = [...copy.children].map((child) => serial.serializeToString(child)).join('');
  const { width, height } = piece.viewBox.baseVal;
  return { markup, width, height };
}

/** A file of the house as a data address: the page loads pictures and letters from nowhere else. */
export const dataAt = async (address: string) => dataOf(await (await fetch(address)).blob());

export function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

/** Paint a drawing; the answer is a PNG. */
export async function painted(svg: string, format: Format): Promise<Blob> {
  const [width, height] = FORMATS[format];
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
