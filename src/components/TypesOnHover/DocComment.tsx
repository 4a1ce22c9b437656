import type {ReactNode} from 'react';

/** A fence with its code, or a span of code. */
const FENCE = /^```\w*\n([^]*?)\n```$/gm;
const SPAN = /`([^`\n]+)`/g;

/** A JSDoc comment: paragraphs and lists as text, with code in them. */
export function DocComment({text}: {readonly text: string}): ReactNode {
  // A split with a group puts what the group matched at every second place.
  return text.split(FENCE).map((part, index) =>
    index % 2 === 1 ? (
      <pre key={index}>{part}</pre>
    ) : (
      part.trim() !== '' && (
        <p key={index}>
          {part
            .trim()
            .split(SPAN)
            .map((words, place) => (place % 2 === 1 ? <code key={place}>{words}</code> : words))}
        </p>
      )
    ),
  );
}
