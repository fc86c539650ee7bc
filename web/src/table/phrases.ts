/** What one may say; the same keys as the parlour's. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'oops',
  'thinking',
  'hurry',
  'sorry',
  'one_more',
  'bye',
] as const;
