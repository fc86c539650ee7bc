/** Faces for Italian cards: the rank in two corners, the sign of the suit in the middle. A card is 130 by 200. */

const SIGNS = {
  d: '<circle r="30" fill="#d9a514" stroke="#8a6500" stroke-width="5"/><circle r="13" fill="none" stroke="#8a6500" stroke-width="5"/>',
  c: '<path d="M-28-32H28Q26 8 6 12V28H22V36H-22V28H-6V12Q-26 8-28-32Z" fill="#b3261e"/>',
  s: '<path d="M-5 38V20H-20V10H-5V-38L0-46 5-38V10H20V20H5V38Z" fill="#2b5f9e"/>',
  b: '<path d="M-12 40L-20-30Q-20-46 0-46T20-30L12 40Z" fill="#2f7d3a"/>',
};

export default {
  pieces: {
    family: 'card',
    drawn: ({ id }) => {
      const index = `<text x="12" y="34" font-size="30" font-weight="700" fill="#2b2723">${id[0]}</text>`;
      return (
        '<rect x="1" y="1" width="128" height="198" rx="11" fill="#fffdf7" stroke="#8a7f70" stroke-width="2"/>' +
        `${index}<g transform="rotate(180 65 100)">${index}</g><g transform="translate(65 100)">${SIGNS[id[1]]}</g>`
      );
    },
  },
};
