const STOP_WORDS = new Set(
  `a able about actually after all already also always am an and any anything are as at be been before being best
  between both but by called can cannot cant come comes correct correctly could currently did didnt do does doesnt
  doing done dont during each else elsewhere every everyone exactly example examples explain for from get gets
  getting go good guide had happen happens has have having he her here him his how hows i if im implement
  implementing in instead into is isnt it its itself ive just know let like make makes making many may me mean means
  might much must my need needs never nice no not nothing of off on one only or other our out over own people please
  possible properly put rather really recommended same say says shall should show shows simple since so some somehow
  someone something somewhere still such sure tell than that the their them then there theres these they thing
  things this those through to today too try trying tutorial under until up us use used using very via want wants
  was way we were what whatever whats when whenever where whether which while who why will with within without wont
  work working works would yet you your`.split(/\s+/),
);

/**
 * Whether a word says nothing about the subject of a sentence. Only for sentences: names can start with `get` or `is`.
 */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
