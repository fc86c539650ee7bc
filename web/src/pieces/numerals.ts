/** Numbers as paper cards print them: 字牌 and money-suited cards count alike in small characters. */

export const SMALL = '一二三四五六七八九十';
export const LARGE = ['壹貳叁肆伍陸柒捌玖拾', '壹贰叁肆伍陆柒捌玖拾'] as const; // traditional, simplified
