/** The one character that stands for a name: 阿蘭 is 蘭, 石頭 is 石, Plum is P. */
export function initial(name: string): string {
  const characters = [...name.trim()];
  const first = characters[0] ?? '·';
  return ('阿小老'.includes(first) ? characters[1] : undefined) ?? first.toUpperCase();
}
