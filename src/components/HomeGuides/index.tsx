import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const TASKS: readonly {readonly task: string; readonly guide: string}[] = [
  {task: 'Pass path, query, and header parameters', guide: 'parameters'},
  {task: 'Show errors and choose what to retry', guide: 'errors'},
  {task: 'Send tokens, keys, or cookies', guide: 'authentication'},
  {task: 'Set headers, timeouts, and the base URL', guide: 'request-functions'},
  {task: 'Paginate a list, or load it on scroll', guide: 'pagination'},
  {task: 'Update the screen before the server responds', guide: 'optimistic-updates'},
  {task: 'Upload and download files', guide: 'files'},
  {task: 'Render on the server, with Next.js or without', guide: 'server-rendering'},
  {task: 'Test components', guide: 'testing'},
  {task: 'Keep the client current in CI', guide: 'generating'},
  {task: 'Move from orval, Hey API, Kubb, or RTK Query', guide: 'coming-from'},
  {task: 'Compare the tools', guide: 'comparison'},
];

/** The most common tasks, each with a link to its guide. */
export default function HomeGuides(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="guides">
      <Heading as="h2" id="guides" className={styles.heading}>
        Guides
      </Heading>
      <ul className={styles.tasks}>
        {TASKS.map(({task, guide}) => (
          <li key={guide}>
            <Link to={`/docs/guides/${guide}`}>{task}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
