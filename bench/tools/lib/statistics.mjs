/** The middle of the sorted numbers; of an even count, the lower one of both. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}

export function round(number, digits) {
  return Number(number.toFixed(digits));
}
