import { example, glossary, head, kinds, ladder, options, say, show, table, worked, type Book } from '../../rules/book';

const SUITS = ['T', 'G', 'S', 'Q'];
const NUMBERS = '987654321'.split('');

const book: Book = {
  sections: [
    {
      id: '1',
      blocks: [
        say('minute'),
        say('about'),
        say('lore'),
        table(
          ['col-place', 'col-cards'],
          [{ key: 'p-leshan' }, '36'],
          [{ key: 'p-xingning' }, '37'],
          [{ key: 'p-qingbaijiang' }, '38'],
          [{ key: 'p-overseas' }, '38'],
          [{ key: 'p-guangdong' }, '38–39'],
        ),
      ],
    },
    {
      id: '2',
      blocks: [
        say('pack'),
        ...SUITS.map((suit) => ladder(...NUMBERS.map((n) => show(suit + n, `pieces/${suit}${n}`)))),
        say('extra'),
        ladder(...['YX', 'LH', 'MG', 'ZX', 'YS'].map((id) => show(id, `pieces/${id}`))),
        say('packs'),
      ],
    },
    { id: '3', blocks: [say('seats'), glossary('roles', 'dealer second tail dream')] },
    {
      id: '4',
      blocks: [
        head('4.0', 'phases/DEAL'),
        say('deal'),
        head('4.1', 'phases/WUHU'),
        say('wuhu'),
        example('wuhu-example', show('T1 G1 S1 Q1 YX', 'combinations/wuhu')),
        head('4.2', 'phases/CALL'),
        say('call'),
        head('4.3', 'phases/LEAD'),
        say('lead'),
        example(
          'lead-example',
          show('T9 T4 G9 G3 S7', undefined, { key: 'your-hand' }),
          show('T4', 'pieces/T4', { mark: 'good' }),
          show('T9', 'pieces/T9', { mark: 'bad' }),
          show('G3', 'pieces/G3', { mark: 'bad' }),
        ),
        say('declare'),
        head('4.4', 'phases/FOLLOW'),
        say('follow'),
        head('4.5', 'phases/END'),
        say('end'),
      ],
    },
    {
      id: '5',
      blocks: [
        head('5.1', 'terms/old'),
        say('old'),
        ladder(...['T9', 'G9', 'S9', 'Q9', 'T1', 'Q1', 'YX'].map((id) => show(id, `pieces/${id}`))),
        example('old-example', show('T9', 'pieces/T9'), show('T8', 'pieces/T8', { mark: 'good' })),
        head('5.2', 'h-kinds'),
        kinds(
          {
            word: 'combinations/single',
            figures: [
              show('T9', 'pieces/T9'),
              show('T2', 'pieces/T2'),
              show('G9', 'pieces/G9'),
              show('Q1', 'pieces/Q1'),
            ],
            order: 'some',
          },
          {
            word: 'combinations/set',
            figures: [show('T9 G9 S9'), show('T1 G1 Q1'), show('G8 S8 Q8'), show('T2 S2 Q2')],
            order: 'some',
          },
          {
            word: 'combinations/run',
            figures: [show('T9 T8 T7'), show('T3 T2 T1'), show('G9 G8 G7'), show('Q3 Q2 Q1')],
            order: 'some',
          },
        ),
        head('5.3', 'h-beat'),
        say('beat'),
        example(
          'beat-example',
          show('G8', 'pieces/G8'),
          show('T2', 'pieces/T2', { mark: 'good' }),
          show('S9', 'pieces/S9', { mark: 'bad' }),
          show('YX', 'pieces/YX', { mark: 'bad' }),
        ),
        example(
          'ones-example',
          show('T8 G8 S8'),
          show('T1 S1 Q1', undefined, { mark: 'good' }),
          show('T7 G7 S7', undefined, { mark: 'bad' }),
        ),
      ],
    },
    {
      id: '6',
      blocks: [
        say('score'),
        table(
          ['col-hu', 'col-score'],
          ['≤ 5', '0'],
          ['6', '1'],
          ['7', '2'],
          ['8', '4'],
          ['9', '8'],
          ['10', '16'],
          ['11', '32'],
          ['12', '128'],
        ),
        say('pay'),
      ],
    },
    { id: '7', blocks: [say('match')] },
    { id: '8', blocks: [say('options'), options] },
    { id: '9', blocks: [say('sources')] },
    {
      id: '10',
      blocks: [
        say('worked'),
        worked('ex-1', [4, -4, 4, -4], 'hu-on-first-lead-7'),
        worked('ex-2', [2, -2, 0, 0], 'baoshu-6'),
        worked('ex-3', [2, -4, 8, -6], 'baoshu-6-dream-8'),
        worked('ex-4', [-4, -4, 0, 8], 'wuhu'),
        worked('ex-5', [2, -1, 0, -1], 'run-promotes-then-hu-6'),
        worked('ex-6', [16, -12, 8, -12], 'nine-hu'),
        worked('ex-7', [256, -128, 0, -128], 'twelve-hu-with-joker-in-hand'),
      ],
    },
  ],
};

export default book;
