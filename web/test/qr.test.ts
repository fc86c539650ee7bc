import { describe, expect, it } from 'vitest';

import { qr } from '../src/table/qr';

const picture = (text: string) => qr(text)!.map((line) => line.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('grows with its text, and is refused where it would grow too large', () => {
    expect(qr('https://a.b/t/1')).toHaveLength(25);
    expect(qr('x'.repeat(14))).toHaveLength(21);
    expect(qr('x'.repeat(106))).toHaveLength(41);
    expect(qr('x'.repeat(107))).toBeNull();
  });

  it('has its three corners', () => {
    const code = picture('https://paiguan.example/t/AbYpiyVlCl4');
    const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(code.slice(0, 7).map((line) => line.slice(0, 7))).toEqual(corner);
    expect(code.slice(0, 7).map((line) => line.slice(-7))).toEqual(corner);
    expect(code.slice(-7).map((line) => line.slice(0, 7))).toEqual(corner);
  });

  // Read back by another program when it was drawn.
  it('is drawn as it was', () => {
    expect(picture('paiguan')).toEqual([
      '#######..###..#######',
      '#.....#.#.....#.....#',
      '#.###.#..##...#.###.#',
      '#.###.#...###.#.###.#',
      '#.###.#.##..#.#.###.#',
      '#.....#.....#.#.....#',
      '#######.#.#.#.#######',
      '..........###........',
      '#.#.#.#..#.#....#..#.',
      '.#.#...#..#...##.#.##',
      '##.##.#####.#...#####',
      '#.##...#.#....###..#.',
      '.#.##.##.#..#.##....#',
      '........#.##.#.####.#',
      '#######...##.########',
      '#.....#..#.###......#',
      '#.###.#.##.#.##.#..##',
      '#.###.#...#...###..#.',
      '#.###.#.##..#..###..#',
      '#.....#.......#....#.',
      '#######.##..#.####.##',
    ]);
  });
});
