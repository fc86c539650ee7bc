/** What may be said at a table, by id and language. Written by `python scripts/wire_types.py`; do not edit. */

import type { Language } from '../wire';

export const PHRASES: Record<string, Record<Language, string>> = {
  hello: {"zh-Hant": "大家好！", "zh-Hans": "大家好！", "en": "Hello!"},
  good_luck: {"zh-Hant": "祝好手氣！", "zh-Hans": "祝好手气！", "en": "Good luck!"},
  well_played: {"zh-Hant": "打得好！", "zh-Hans": "打得好！", "en": "Well played!"},
  thanks: {"zh-Hant": "多謝！", "zh-Hans": "谢谢！", "en": "Thanks!"},
  oops: {"zh-Hant": "哎呀！", "zh-Hans": "哎呀！", "en": "Oops!"},
  thinking: {"zh-Hant": "讓我想想……", "zh-Hans": "让我想想……", "en": "Let me think…"},
  hurry: {"zh-Hant": "快啲啦！", "zh-Hans": "快点儿吧！", "en": "Hurry up, please!"},
  sorry: {"zh-Hant": "不好意思！", "zh-Hans": "不好意思！", "en": "Sorry!"},
  one_more: {"zh-Hant": "再來一局？", "zh-Hans": "再来一局？", "en": "One more hand?"},
  bye: {"zh-Hant": "先走一步，再會！", "zh-Hans": "先走一步，再会！", "en": "Have to go, bye!"},
};
