const STOP_WORDS = new Set(
  `a about after all already also always am an and any anything are as at be been before being best between both but
  by called can cannot cant come comes could did didnt do does doesnt doing done dont during each else every everyone
  exactly for from get gets getting go had happen happens has have having he her here him his how hows i if im in
  instead into is isnt it its itself ive just let like make makes making many may me might much must my need needs
  never no not nothing of off on one only or other our out over own people please put rather really same say says
  shall should since so some somehow someone something still such sure tell than that the their them then there
  theres these they thing things this those through to too try trying under until up us use used using very via want
  wants was way we were what whatever whats when whenever where whether which while who why will with within without
  wont would yet you your`.split(/\s+/),
);

/**
 * Whether a word says nothing about the subject of a sentence. Only for sentences: names can start with `get` or `is`.
 */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
