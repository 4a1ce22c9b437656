import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import HomeSection from '../HomeSection';
import Ranking from './Ranking';
import styles from './styles.module.css';

const {figures} = home;
const operations = figures.operations.toLocaleString('en-US');

/** What differs between OpenAPI Qraft and other generators, with the figures of the guide that compares them. */
export default function HomeReasons(): ReactNode {
  return (
    <HomeSection
      id="why"
      title="Why OpenAPI Qraft"
      lead={
        <>
          Six generators, measured with the same document: the GitHub REST API with its {operations} operations. The{' '}
          <Link to="/docs/guides/comparison">comparison</Link> has all figures and the script that measures them.
        </>
      }
    >
      <ul className={styles.reasons}>
        <Reason title="Errors are typed completely" to="features-code" link="What each tool does with errors">
          <p>
            An HTTP error makes the query fail. The type of <code>error</code> includes the error responses that the
            document declares, and network errors.
          </p>
          <Tools names={figures.errors} />
        </Reason>
        <Reason title="A lean client for small bundles" to="bundles" link="Bundle sizes">
          <p>
            What one call adds to a bundle. The lean client contains only the operations and methods that you choose.
          </p>
          <Ranking figures={figures.bundle} format={(bytes) => `${(bytes / 1024).toFixed(1)} KiB`} />
        </Reason>
        <Reason title="Type checking a large client" to="types" link="Type checking">
          <p>
            How long <code>tsc</code> takes to check the whole client and a file that calls it.
          </p>
          <Ranking figures={figures.types} format={(seconds) => `${seconds.toFixed(1)} s`} />
        </Reason>
        <Reason title="One file per group of operations" to="generation" link="Generated code">
          <p>
            How many files each tool writes. By size, OpenAPI Qraft writes the most:{' '}
            {(figures.kibibytes / 1024).toFixed(0)} MiB, mostly types.
          </p>
          <Ranking figures={figures.files} format={(files) => files.toLocaleString('en-US')} />
        </Reason>
        <Reason title="Your editor explains every operation" to="editor" link="In the editor">
          <p>It completes operations and parameters, shows summaries, and goes to the definition of an operation.</p>
          <Tools names={figures.editor} />
        </Reason>
        <Reason title="Where others are ahead" to="features" link="All features">
          <p>OpenAPI Qraft doesn’t have these features. These tools do:</p>
          <dl className={styles.ahead}>
            <Ahead feature="Zod schemas, MSW mocks, and Vue Query" tools={figures.ahead.generators} />
            <Ahead feature="Swagger 2.0" tools={figures.ahead.swagger} />
            <Ahead feature="Parameters declared once for all operations of a path" tools={figures.ahead.pathLevel} />
            <Ahead feature="Generated invalidation" tools={figures.ahead.invalidation} />
          </dl>
        </Reason>
      </ul>
    </HomeSection>
  );
}

interface ReasonProps {
  readonly title: string;
  /** Section of the comparison. */
  readonly to: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Reason({title, to, link, children}: ReasonProps): ReactNode {
  return (
    <li className={styles.reason}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      {children}
      <Link className={styles.more} to={`/docs/guides/comparison#${to}`}>
        {link}
      </Link>
    </li>
  );
}

/** The tools that do what the text says. */
function Tools({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <p className={styles.tools}>
      <b>
        {names.length} of {figures.tools} tools:
      </b>{' '}
      {names.join(', ')}
    </p>
  );
}

function Ahead({feature, tools}: {readonly feature: string; readonly tools: readonly string[]}): ReactNode {
  return (
    <div>
      <dt>{feature}</dt>
      <dd>{tools.join(', ')}</dd>
    </div>
  );
}
