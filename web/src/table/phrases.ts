/** What may be said at a table, by id and language. Written by `python scripts/wire_types.py`; do not edit. */

import type { Language } from '../wire';

export const PHRASES: Record<string, Record<Language, string>> = {
  hello: {"zh-Hant": "大家好！", "zh-Hans": "大家好！", "en": "Hello!", "zh-HK": "大家好！"},
  good_luck: {"zh-Hant": "祝好手氣！", "zh-Hans": "祝好手气！", "en": "Good luck!", "zh-HK": "祝好手氣！"},
  well_played: {"zh-Hant": "打得好！", "zh-Hans": "打得好！", "en": "Well played!", "zh-HK": "打得好！"},
  thanks: {"zh-Hant": "多謝！", "zh-Hans": "谢谢！", "en": "Thanks!", "zh-HK": "多謝！"},
  oops: {"zh-Hant": "哎呀！", "zh-Hans": "哎呀！", "en": "Oops!", "zh-HK": "哎呀！"},
  thinking: {"zh-Hant": "讓我想想……", "zh-Hans": "让我想想……", "en": "Let me think…", "zh-HK": "讓我想想……"},
  hurry: {"zh-Hant": "快點吧！", "zh-Hans": "快点儿吧！", "en": "Hurry up, please!", "zh-HK": "快啲啦！"},
  sorry: {"zh-Hant": "不好意思！", "zh-Hans": "不好意思！", "en": "Sorry!", "zh-HK": "不好意思！"},
  one_more: {"zh-Hant": "再來一局？", "zh-Hans": "再来一局？", "en": "One more hand?", "zh-HK": "再來一局？"},
  bye: {"zh-Hant": "先走一步，再會！", "zh-Hans": "先走一步，再会！", "en": "Have to go, bye!", "zh-HK": "先走一步，再會！"},
};
