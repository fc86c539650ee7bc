"""What every game shares: kernels, hands, matches, records, the referee."""
