/** The 97.5 % points of Student's t with 1 to 30 degrees of freedom. */
const student = [
  12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281, 2.201, 2.1788, 2.1604,
  2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.093, 2.086, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555,
  2.0518, 2.0484, 2.0452, 2.0423,
];

/** Beyond the table: the first terms of Cornish and Fisher, right to four digits. */
const studentOf = (freedom: number) =>
  student[freedom - 1] ?? 1.959964 + 2.3723 / freedom + 2.8225 / freedom ** 2;

/**
 * The probability above x in the standard normal distribution: Abramowitz and Stegun (1964), 26.2.17, to
 * 7.5e-8.
 */
function normalTail(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/**
 * The share of bootstrap values outside each end of a 95 % interval. Percentiles of few clusters are too
 * narrow: T. C. Hesterberg, "What Teachers Should Know About the Bootstrap", The American Statistician 69
 * (2015) 371-386, expands them by the t distribution and by n / (n - 1).
 */
export function expandedTail(clusters: number): number {
  return normalTail(Math.sqrt(clusters / (clusters - 1)) * studentOf(clusters - 1));
}
