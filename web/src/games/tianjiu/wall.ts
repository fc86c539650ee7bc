/** Which columns of the wall each taker receives, the first taker first (rules 4.3); shown, never reckoned with. 片面 goes by layers. */
export const COLUMNS: Record<string, number[][]> = {
  kaibian_l: [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ],
  kaibian_r: [
    [8, 7],
    [6, 5],
    [4, 3],
    [2, 1],
  ],
  lundong: [
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ],
  jiandong: [
    [1, 3],
    [2, 4],
    [5, 7],
    [6, 8],
  ],
  waxin: [
    [4, 5],
    [3, 6],
    [2, 7],
    [1, 8],
  ],
  qieer: [
    [1, 8],
    [2, 7],
    [3, 6],
    [4, 5],
  ],
  longtou: [
    [7, 1],
    [8, 2],
    [3, 4],
    [5, 6],
  ],
  shuangyi: [
    [1, 4],
    [8, 5],
    [3, 6],
    [2, 7],
  ],
  wusanshi: [
    [6, 1],
    [7, 3],
    [8, 5],
    [2, 4],
  ],
};
