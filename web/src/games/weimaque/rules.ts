import {
  example,
  glossary,
  head,
  kinds,
  ladder,
  options,
  say,
  show,
  table,
  worked,
  type Book,
  type Cell,
} from '../../rules/book';

const row = (size: 's' | 'b') =>
  Array.from({ length: 10 }, (_, i) => show(`${size}${i + 1}`, `pieces/${size}${i + 1}`));
const hard = (id: string, black: string, red: string): Cell[] => [
  { word: `items/${id}` },
  { key: `hard-${id}` },
  black,
  red,
];
const pattern = (id: string, worth: string): Cell[] => [
  { word: `items/${id}` },
  { word: `combinations/${id}`, help: true },
  worth,
];

// All four of a kind 團圓, side by side; the kernel counts these examples in tests/games/test_rules_pages.py.
const CATCHES = [
  ['zhuohu', 's3 s3 s3 s3 / b6 b6 b6 b6'],
  ['zimeizhuo', 's3 s3 s3 s3 / s4 s4 s4 s4'],
  ['sanluanzhuo', 's1 s1 s1 s1 / s5 s5 s5 s5 / b9 b9 b9 b9'],
  ['zimeizhuo_tuo', 's3 s3 s3 s3 / s4 s4 s4 s4 / b9 b9 b9 b9'],
  ['zusunzhuo', 's3 s3 s3 s3 / s4 s4 s4 s4 / s5 s5 s5 s5'],
  ['jiabapengtou', 's6 s6 s6 s6 / b6 b6 b6 b6'],
  ['bapengtou', 's8 s8 s8 s8 / b8 b8 b8 b8'],
] as const;

const book: Book = {
  sections: [
    { id: '1', blocks: [say('minute'), say('about')] },
    { id: '2', blocks: [say('pack'), ladder(...row('s')), ladder(...row('b')), say('rank')] },
    { id: '3', blocks: [say('seats'), glossary('roles', 'dealer dreamer next prev')] },
    {
      id: '4',
      blocks: [
        say('deal'),
        head('4.1', 'h-discard'),
        say('discard'),
        head('4.2', 'h-draw'),
        say('draw'),
        head('4.3', 'combinations/wei'),
        say('wei'),
        example(
          'wei-example',
          show('b7 b7', undefined, { key: 'you-hold' }),
          show('b7', undefined, { key: 'you-draw' }),
          show('b7 b7 b7', 'combinations/wei', { mark: 'good' }),
        ),
        head('4.4', 'h-kong'),
        say('kong'),
        head('4.5', 'h-claims'),
        say('claims'),
        example(
          'chi-example',
          show('s4 s5', undefined, { key: 'you-hold' }),
          show('s6', undefined, { key: 'exposed', mark: 'good' }),
          show('b6', undefined, { key: 'exposed', mark: 'bad' }),
        ),
        head('4.6', 'h-precedence'),
        say('precedence'),
        head('4.L', 'h-locks'),
        say('locks'),
        head('4.S', 'h-secret'),
        say('secret'),
      ],
    },
    {
      id: '5',
      blocks: [
        say('win'),
        head('5.1', 'combinations/meld'),
        kinds(
          {
            word: 'combinations/run',
            figures: [
              show('s1 s2 s3'),
              show('b8 b9 b10'),
              show('s2 s7 s10', undefined, { mark: 'bad' }),
              show('s9 s10 s1', undefined, { mark: 'bad' }),
            ],
          },
          { word: 'combinations/tri', figures: [show('s2 s2 s2'), show('b9 b9 b9')] },
          { word: 'combinations/quad', figures: [show('s7 s7 s7 s7')] },
          { word: 'combinations/pair', figures: [show('b10 b10')] },
        ),
        head('5.2', 'items/hard'),
        say('hard'),
        table(
          ['col-item', 'col-when', 'col-black', 'col-red'],
          hard('pair_red', '0', '2'),
          hard('pair_again', '1', '1'),
          hard('peng', '2', '3'),
          hard('zai', '3', '4'),
          hard('tuanyuan', '3', '4'),
        ),
        example(
          'hard-example',
          show('s2 s2 s2', 'combinations/peng', { note: 'n-3' }),
          show('b7 b7 b7', 'combinations/wei', { note: 'n-4' }),
          show('b9 b9 b9', 'combinations/zai', { note: 'n-3' }),
        ),
        head('5.3', 'items/add'),
        say('patterns'),
        table(
          ['col-item', 'col-when', 'col-worth'],
          pattern('duohong', '+10 …'),
          pattern('manyuanhua', '+100'),
          pattern('daxiaozi', '+100'),
          pattern('yinhu', '+10'),
          pattern('zhuohu', '+20'),
          pattern('zimeizhuo', '+40'),
          pattern('sanluanzhuo', '+60'),
          pattern('zimeizhuo_tuo', '+80'),
          pattern('zusunzhuo', '+150'),
          pattern('jiabapengtou', '+100'),
          pattern('bapengtou', '+200'),
          pattern('haidihu', '+10'),
          pattern('dandiao', '+20'),
          pattern('beikaobei', '+20'),
          pattern('dianhu', '×3'),
          pattern('wuhu', '×4'),
          pattern('hongwu', '×4'),
          pattern('duizihu', '×6'),
          pattern('wudui', '×8'),
        ),
        say('catches'),
        kinds(
          ...CATCHES.map(([id, cards]) => ({
            word: `combinations/${id}` as const,
            figures: cards.split(' / ').map((four) => show(four)),
          })),
        ),
        head('5.4', 'items/total'),
        say('total'),
      ],
    },
    { id: '6', blocks: [say('pay')] },
    { id: '7', blocks: [say('match')] },
    { id: '8', also: ['R'], blocks: [say('options'), options] },
    { id: '9', blocks: [say('sources')] },
    {
      id: '10',
      blocks: [
        say('worked'),
        worked('ex-1', [-30, 60, 0, -30], 'hand-02-win-on-discard'),
        worked('ex-2', [-31, 62, 0, -31]),
        worked('ex-3', [-21, -21, 0, 42], 'hand-45-last-card-wins'),
        worked('ex-4', [-1228, 0, 2456, -1228], 'hand-48-played-three-quads', 3),
        worked('ex-5', [0, 0, 0, 0], 'hand-43-wall-exhausted'),
      ],
    },
  ],
};

export default book;
