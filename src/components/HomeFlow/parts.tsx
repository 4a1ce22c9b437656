import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sheet with a folded corner. 248 units wide, as the other two. */
export function Document({x, y}: Place): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.shape} d="M8 1h204l35 35v131a8 8 0 0 1-8 8H8a8 8 0 0 1-7-8V9a8 8 0 0 1 7-8z" />
      <path className={styles.line} d="M212 1v27a8 8 0 0 0 8 8h27" />
      <Name>openapi.yaml</Name>
      <Code y={64}>/authors/{'{authorId}'}:</Code>
      <Code y={88}>operationId: getAuthor</Code>
      <Type>country: string</Type>
      <Caption>You have this</Caption>
    </g>
  );
}

/** Files on top of each other. */
export function Client({x, y}: Place): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.shape} x="13" y="1" width="234" height="162" rx="8" />
      <rect className={styles.shape} x="7" y="7" width="234" height="162" rx="8" />
      <rect className={styles.shape} x="1" y="13" width="234" height="162" rx="8" />
      <Name>src/api</Name>
      <Code y={64}>api.authors</Code>
      <Code y={88}>{'   .getAuthor'}</Code>
      <Type>country?: string</Type>
      <Caption>One command writes this</Caption>
    </g>
  );
}

/** The window of an application. */
export function Component({x, y}: Place): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.shape} x="1" y="1" width="246" height="174" rx="8" />
      <path className={styles.line} d="M1 44h246" />
      <Name>Author.tsx</Name>
      <Code y={72}>api.authors.getAuthor</Code>
      <Code y={96}>{'   .useQuery()'}</Code>
      <Type>country: string | undefined</Type>
      <Caption>You write this</Caption>
    </g>
  );
}

interface ConnectionProps extends Place {
  readonly length: number;
  readonly label: string;
  readonly isDown?: boolean;
}

/** An arrow from one part to the next. */
export function Connection({x, y, length, label, isDown = false}: ConnectionProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.arrow}
        transform={isDown ? 'rotate(90)' : undefined}
        d={`M0 0h${length - 2}m-8-7l8 7l-8 7`}
      />
      <text
        className={styles.label}
        x={isDown ? 14 : length / 2}
        y={isDown ? length / 2 + 4 : -12}
        textAnchor={isDown ? 'start' : 'middle'}
      >
        {label}
      </text>
    </g>
  );
}

interface TextProps {
  readonly children: ReactNode;
}

const Name = ({children}: TextProps): ReactNode => (
  <text className={styles.name} x="18" y={34}>
    {children}
  </text>
);

const Code = ({y, children}: TextProps & {readonly y: number}): ReactNode => (
  <text className={styles.code} x="18" y={y} xmlSpace="preserve">
    {children}
  </text>
);

/** The type that the drawing follows. */
const Type = ({children}: {readonly children: string}): ReactNode => (
  <g transform="translate(10 118)">
    <rect className={styles.mark} width={children.length * 7.83 + 16} height="40" rx="6" />
    <text className={styles.type} x="8" y="25">
      {children}
    </text>
  </g>
);

const Caption = ({children}: TextProps): ReactNode => (
  <text className={styles.caption} x="124" y="206" textAnchor="middle">
    {children}
  </text>
);
