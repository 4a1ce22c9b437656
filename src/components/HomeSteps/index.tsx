import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import CodePanel, {CodeLines} from '@site/src/components/CodePanel';
import styles from './styles.module.css';

const {path, schema, command, types, operation, call} = home.excerpts;

/** The way from the document to the call, as parts of real files. */
export default function HomeSteps(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <Heading as="h2" id="steps" className={styles.heading}>
        From the document to the call
      </Heading>
      <p className={styles.lead}>
        Parts of real files: the document of a bookshop, what CLI {home.version} writes from it, and a component that
        compiles against it.
      </p>
      <ol className={styles.steps}>
        <li>
          <StepHeading>You have an OpenAPI document</StepHeading>
          <CodePanel {...path} />
          <CodePanel {...schema} />
        </li>
        <li>
          <StepHeading>The CLI writes types and operations</StepHeading>
          <CodePanel {...command} />
          <CodePanel {...types} />
          <CodePanel {...operation} />
        </li>
        <li>
          <StepHeading>You call an operation by its name</StepHeading>
          <CodePanel {...call}>
            <TypesOfCall />
          </CodePanel>
          <CodePanel {...home.mistake} wrapsLines />
        </li>
      </ol>
    </section>
  );
}

function StepHeading({children}: {readonly children: string}): ReactNode {
  return (
    <Heading as="h3" className={styles.step}>
      {children}
    </Heading>
  );
}

/** What an editor shows for names of the call; the words are the compiler's. */
function TypesOfCall(): ReactNode {
  return (
    <div className={styles.types}>
      <p className={styles.typesTitle}>What TypeScript knows here</p>
      {home.hovers.map(({name, lines}) => (
        <pre key={name} className={styles.type} tabIndex={0} role="group" aria-label={`Type of ${name}`}>
          <CodeLines lines={lines} />
        </pre>
      ))}
    </div>
  );
}
