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
  type Word,
} from '../../rules/book';

const combo = (id: string): Word => `combinations/${id}`;
const special = (id: string, hk: string, play2: string, play3: string): Cell[] => [
  { word: combo(id) },
  { word: combo(id), help: true },
  hk,
  play2,
  play3,
];
const pile = (id: string, hk: string, banker2: string, points3: string): Cell[] => [
  { word: `items/${id}` },
  hk,
  banker2,
  points3,
];

// An example of each special, and how many hands there are for one such; the kernels check both in tests/games/test_rules_pages.py.
const SPECIALS = [
  ['three_flushes', 'As Js 4s Kh 9h 7h 5h 2h Qd Td 8d 6d 3d', '111'],
  ['three_straights', '2s 3h 4d 5c 6s 7h 8d 9s Th Jc Qd Kh As', '313'],
  ['six_pairs', '2s 2h 4d 4c 6s 6h 9d 9c Js Jh Kd Kc As', '222'],
  ['four_trips', '3s 3h 3d 7s 7h 7c Ts Td Tc Qh Qd Qc 5s', '93,764'],
  ['one_color', 'As Ks Js 9s 6s 4s 2s Qc Tc 8c 7c 5c 3c', '30,528'],
  ['all_small', '2s 3h 4d 4c 5s 5h 6d 6c 7s 7h 8d 8c 2h', '16,960'],
  ['all_big', '8s 9h Td Tc Js Jh Qd Qc Ks Kh Ad Ac 8h', '16,960'],
  ['three_quads', '5s 5h 5d 5c 9s 9h 9d 9c Ks Kh Kd Kc 2s', '55,508,178'],
  ['three_sf', '2s 3s 4s 5h 6h 7h 8h 9h 9d Td Jd Qd Kd', '28,785,746'],
  ['royals', 'Js Jh Jd Jc Qs Qh Qd Ks Kh Kd As Ah Ad', '1,133,952,785'],
  ['dragon', '2s 3h 4d 5c 6s 7h 8d 9c Ts Jh Qd Kc As', '9,462'],
  ['clean_dragon', '2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah', '158,753,389,900'],
] as const;

const book: Book = {
  sections: [
    {
      id: '1',
      blocks: [
        say('minute'),
        say('about'),
        say('lore'),
        say('talk'),
        glossary(
          'slang',
          'wutou pe tou fu se fa tiezhi lap chongsan wulong xianggong wutou_pe_se pe_pe_fu liupeban lap_lap_tou wu_pe_pe liangluan daqiang',
        ),
      ],
    },
    {
      id: '2',
      blocks: [say('pack'), ladder(...'AKQJT98765432'.split('').map((rank, i) => show(rank + 'shdc'.charAt(i % 4))))],
    },
    { id: '3', blocks: [say('seats')] },
    {
      id: '4',
      blocks: [
        glossary('phases', 'bet deal arrange showdown'),
        say('layout'),
        example(
          'layout-example',
          show('5s 5h Kd', 'piles/head', { mark: 'good' }),
          show('8s 8c 4h 4d As', 'piles/mid', { mark: 'good' }),
          show('2c 6c 9c Jc Kc', 'piles/tail', { mark: 'good' }),
        ),
        example(
          'foul-example',
          show('9s 9h 9d', 'piles/head', { mark: 'bad' }),
          show('8s 8c 4h 4d As', 'piles/mid', { mark: 'bad' }),
        ),
        say('secret'),
      ],
    },
    {
      id: '5',
      blocks: [
        head('5.1', 'h-kinds'),
        say('kinds'),
        kinds(
          { word: combo('sf'), figures: [show('9h 8h 7h 6h 5h')] },
          { word: combo('quads'), figures: [show('Ks Kh Kd Kc 3s')] },
          { word: combo('full'), figures: [show('Qs Qh Qd 4s 4c')] },
          { word: combo('flush'), figures: [show('Kc Tc 8c 5c 2c')] },
          {
            word: combo('straight'),
            figures: [
              show('As Kd Qc Jh Ts', undefined, { note: 'straight-top' }),
              show('5h 4s 3d 2c As', undefined, { note: 'straight-low' }),
              show('3h 2s Ad Kc Qs', undefined, { mark: 'bad' }),
            ],
          },
          { word: combo('trips'), figures: [show('7s 7h 7d Qc 2s')] },
          { word: combo('two_pair'), figures: [show('Js Jd 6h 6c As')] },
          { word: combo('pair'), figures: [show('Ts Th Kd 8c 3s')] },
          { word: combo('high'), figures: [show('Ah Jd 9c 6s 2h')] },
        ),
        head('5.2', 'h-compare'),
        say('compare'),
        example('compare-example', show('3s 3h Ad'), show('4s 4h 2d', undefined, { mark: 'good' })),
        head('5.3', 'h-order'),
        say('order'),
        example(
          'order-example',
          show('Ad Kc 9s', 'piles/head', { mark: 'bad' }),
          show('As Kh 8d 7c 5s', 'piles/mid', { mark: 'bad' }),
        ),
        head('5.4', 'terms/special'),
        say('specials'),
        table(
          ['col-special', 'col-what', 'col-hk', 'col-play2', 'col-play3'],
          special('three_flushes', '3', '3', '3'),
          special('three_straights', '3', '4', '4'),
          special('six_pairs', '3', '6', '4'),
          special('four_trips', '–', '8', '6'),
          special('one_color', '–', '10', '10'),
          special('all_small', '–', '12', '10'),
          special('all_big', '–', '12', '10'),
          special('three_quads', '–', '20', '20'),
          special('three_sf', '–', '24', '20'),
          special('royals', '–', '32', '24'),
          special('dragon', '13', '36', '36'),
          special('clean_dragon', '108', '108', '108'),
        ),
        kinds(...SPECIALS.map(([id, cards]) => ({ word: combo(id), figures: [show(cards)] }))),
        say('odds'),
        table(['col-special', 'col-odds'], ...SPECIALS.map(([id, , odds]): Cell[] => [{ word: combo(id) }, odds])),
        head('5.5', 'h-values'),
        say('values'),
        table(
          ['col-pile', 'col-hk', 'col-play2', 'col-play3'],
          pile('head_trips', '3', '3', '2'),
          pile('mid_full', '2', '2', '2'),
          pile('mid_quads', '8', '4', '4'),
          pile('mid_sf', '10', '5', '5'),
          pile('tail_quads', '4', '3', '3'),
          pile('tail_sf', '5', '4', '4'),
          [{ key: 'any-pile' }, '1', '1', '1'],
        ),
      ],
    },
    {
      id: '6',
      blocks: [
        say('pay'),
        head('6.1', 'h-clash'),
        say('clash'),
        head('6.2', 'terms/declare'),
        say('declare'),
        head('6.3', 'items/both_foul'),
        say('both-foul'),
        head('6.4', 'terms/foul'),
        say('foul'),
        head('6.5', 'h-piles'),
        say('piles'),
        head('6.6', 'terms/shot'),
        say('shot'),
        head('6.7', 'terms/homerun'),
        say('homerun'),
        head('6.8', 'terms/pot'),
        say('pot'),
      ],
    },
    { id: '7', blocks: [say('match')] },
    { id: '8', blocks: [say('options'), options] },
    { id: '9', blocks: [say('sources')] },
    {
      id: '10',
      blocks: [
        say('worked'),
        worked('ex-1', [54, -18, -18, -18], 'ex01_hk_18'),
        worked('ex-2', [132, -44, -46, -42], 'ex02_points3_homerun'),
        worked('ex-3', [28, -20, -20, 12], 'ex07_banker_special_both'),
        worked('ex-4', [9, -15, 3, 3], 'ex12_foul_banker_hk', 1),
        worked('ex-5', [8, -8], 'ex15_shot_with_chong_san'),
      ],
    },
  ],
};

export default book;
