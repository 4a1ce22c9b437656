/* eslint-disable prose/wording -- This is a list of words, not a sentence. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be been before being but by can cannot could did do does doing done
  dont each else for from get gets getting go had has have having he her here him his how i if in into is it its just
  let like make makes making me my need needs no not of off on one only or other our out over own please put same
  should so some such than that the their them then there these they this those through to too under until up us
  using very via want wants was way we were what when where whether which while who why will with within without
  would you your use used`.split(/\s+/),
);

/**
 * Whether a word says nothing about the subject of a sentence. Only for sentences: names can start with `get` or `is`.
 */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
