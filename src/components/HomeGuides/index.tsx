import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import HomeSection from '../HomeSection';
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
];

/** Tools that readers come from, by their tab in docs/guides/coming-from.mdx. */
const ORIGINS: readonly {readonly tool: string; readonly tab: string}[] = [
  {tool: 'orval', tab: 'orval'},
  {tool: 'openapi-react-query', tab: 'openapi-react-query'},
  {tool: 'Hey API', tab: 'hey-api'},
  {tool: 'Kubb', tab: 'kubb'},
  {tool: 'RTK Query', tab: 'rtk-query'},
  {tool: 'Plain fetch', tab: 'plain'},
];

/** Links to guides, by task and by the tool that readers use now. */
export default function HomeGuides(): ReactNode {
  return (
    <HomeSection id="guides" title="Guides">
      <div className={styles.ways}>
        <div>
          <Heading as="h3" className={styles.title}>
            I want to
          </Heading>
          <ul className={styles.links}>
            {TASKS.map(({task, guide}) => (
              <li key={guide}>
                <Link to={`/docs/guides/${guide}`}>{task}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading as="h3" className={styles.title}>
            I come from
          </Heading>
          <ul className={styles.links}>
            {ORIGINS.map(({tool, tab}) => (
              <li key={tab}>
                <Link to={`/docs/guides/coming-from?tool=${tab}`}>{tool}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HomeSection>
  );
}
