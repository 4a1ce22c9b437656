import type {SearchOutcome} from './createModalClient';

/** What the modal says when a host responds with an error; see also {@link describeOutcome}. */
export const REFUSED_TEXT = 'The search service returned an error.';

/** One sentence for screen readers; it says the same as the view of the modal. */
export function describeOutcome(outcome: SearchOutcome): string {
  switch (outcome.kind) {
    case 'unreachable':
      return `Unable to fetch results for ${outcome.query}`;
    case 'refused':
      return `${REFUSED_TEXT} No results for ${outcome.query}`;
    case 'found': {
      if (outcome.count === 0) return `No results for ${outcome.query}`;
      return `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'} for ${outcome.query}`;
    }
  }
}
