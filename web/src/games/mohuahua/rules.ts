import { example, glossary, head, kinds, ladder, options, say, show, table, worked, type Book } from '../../rules/book';

const FACES = '66 65 64 55 63 62 44 61 51 33 42 22 21 11'.split(' ');

const book: Book = {
  sections: [
    { id: '1', blocks: [say('minute'), say('about'), say('lore')] },
    {
      id: '2',
      blocks: [say('pack'), ladder(...FACES.map((id) => show(id, `pieces/${id}`))), say('rank'), say('missing')],
    },
    { id: '3', blocks: [say('seats'), glossary('roles', 'head second bottom resting')] },
    {
      id: '4',
      blocks: [
        head('4.1', 'phases/bid'),
        say('bid'),
        head('4.2', 'phases/lead'),
        say('lead'),
        head('4.3', 'phases/follow'),
        say('follow'),
        example(
          'follow-example',
          show('44 44', 'combinations/pair-44'),
          show('64 64', 'combinations/pair-64', { mark: 'good' }),
          show('62 63', 'combinations/niu', { mark: 'good' }),
          show('62 62', 'combinations/pair-62', { mark: 'bad' }),
        ),
        head('4.4', 'combinations/quad-66'),
        say('quad'),
        head('4.5', 'h-trick'),
        say('trick'),
        head('4.6', 'h-secret'),
        say('secret'),
      ],
    },
    {
      id: '5',
      blocks: [
        say('kinds'),
        head('5.1', 'h-kinds'),
        kinds(
          {
            word: 'combinations/single',
            figures: [show('66', 'pieces/66'), show('65', 'pieces/65'), show('11', 'pieces/11')],
            order: 'some',
          },
          {
            word: 'combinations/pair',
            figures: [
              show('66 66', 'combinations/pair-66'),
              show('65 65', 'combinations/pair-65'),
              show('11 11', 'combinations/pair-11'),
            ],
            order: 'some',
          },
          {
            word: 'combinations/triple',
            figures: [
              show('66 66 66', 'combinations/triple-66'),
              show('65 65 65', 'combinations/triple-65'),
              show('11 11 11', 'combinations/triple-11'),
            ],
            order: 'some',
          },
          {
            word: 'combinations/quad',
            figures: [show('66 66 66 66', 'combinations/quad-66'), show('65 65 65 65', 'combinations/quad-65')],
            order: 'all',
          },
          { word: 'combinations/xi', figures: [show('21 42', 'combinations/xi')] },
          { word: 'combinations/niu', figures: [show('62 63', 'combinations/niu')] },
          { word: 'combinations/bai', figures: [show('44 55 66', 'combinations/bai')] },
          { word: 'combinations/yu', figures: [show('22 33 11', 'combinations/yu')] },
          { word: 'combinations/bailiang', figures: [show('44 55 66 66 66 66', 'combinations/bailiang-66')] },
          { word: 'combinations/yuliang', figures: [show('22 33 33 33 33 11', 'combinations/yuliang-33')] },
          {
            word: 'combinations/groups',
            figures: [
              show('21 42 21 42', 'combinations/xi+xi'),
              show('21 42 62 63', 'combinations/xi+niu'),
              show('22 33 11 22 33 11', 'combinations/yu+yu'),
            ],
          },
        ),
        head('5.2', 'h-order'),
        say('order'),
        ladder(
          show('21 42', 'combinations/xi_led'),
          show('66 66', 'combinations/heaven'),
          show('62 63', 'combinations/niu'),
          show('44 55 66', 'combinations/bai'),
          show('22 33 11', 'combinations/yu'),
          show('65 65', 'combinations/other'),
          show('42 21', 'combinations/xi_unled'),
        ),
        head('5.3', 'h-beat'),
        say('beat'),
        example(
          'beat-example',
          show('65 65 65', 'combinations/triple-65'),
          show('22 33 11', 'combinations/yu', { mark: 'good' }),
          show('44 55 66', 'combinations/bai', { mark: 'good' }),
          show('64 64 64', 'combinations/triple-64', { mark: 'bad' }),
        ),
        example(
          'groups-example',
          show('22 33 11 22 33 11', 'combinations/yu+yu'),
          show('44 55 66 44 55 66', 'combinations/bai+bai', { mark: 'good' }),
          show('44 44 44 55 55 55', undefined, { mark: 'bad' }),
        ),
      ],
    },
    {
      id: '6',
      blocks: [
        say('score'),
        head('6.1', 'h-bonus'),
        say('bonus'),
        head('6.2', 'h-value'),
        table(
          ['col-item', 'col-when', 'col-points'],
          [{ word: 'items/gou' }, { key: 'v-gou' }, '1'],
          [{ word: 'items/ci' }, { key: 'v-ci' }, '4'],
          [{ word: 'items/ci_extra' }, { key: 'v-extra' }, '+1'],
          [{ word: 'items/xi' }, { key: 'v-xi' }, '1'],
          [{ word: 'items/niu' }, { key: 'v-niu' }, '1'],
          [{ word: 'items/liang' }, { key: 'v-liang' }, '2'],
        ),
        head('6.3', 'h-pay'),
        say('pay'),
      ],
    },
    { id: '7', blocks: [say('match')] },
    { id: '8', also: ['8a'], blocks: [say('options'), options] },
    { id: '9', blocks: [say('sources')] },
    {
      id: '10',
      blocks: [
        say('worked'),
        worked('ex-1', [2, -1, -1], 's01-gou-two-losers'),
        worked('ex-2', [22, -11, -11]),
        worked('ex-3', [5, 5, -10], 'r10-two-gou-8-8-0'),
        worked('ex-4', [-5, 10, -5]),
        worked('ex-5', [0, 0, 0], 'r17-all-fold'),
      ],
    },
  ],
};

export default book;
