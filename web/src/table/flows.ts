/** Who pays whom when totals change: every payer in turn to the largest that is still owed. */

export interface Flow {
  from: number;
  to: number;
  amount: number;
}

export function flowsOf(before: readonly number[], after: readonly number[]): Flow[] {
  const owed = after.map((total, seat) => total - (before[seat] ?? 0));
  if (owed.reduce((sum, one) => sum + one, 0) !== 0) return []; // a pot has no seat to fly to
  const flows: Flow[] = [];
  for (let from = 0; from < owed.length; from++) {
    while (owed[from]! < 0) {
      const to = owed.indexOf(Math.max(...owed));
      const amount = Math.min(-owed[from]!, owed[to]!);
      owed[from]! += amount;
      owed[to]! -= amount;
      flows.push({ from, to, amount });
    }
  }
  return flows;
}
