/** What the seals say where the page is in simplified characters. */

export const HANS: Record<string, string> = {
  莊: '庄',
  結: '结',
  終: '终',
  賜: '赐',
  夠: '够',
  報: '报',
  館: '馆',
  賀: '贺',
  壘: '垒',
  驗: '验',
};

export const sealed = (text: string, hans: boolean) => (hans ? [...text].map((ch) => HANS[ch] ?? ch).join('') : text);
