import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import releases from '@generated/whats-new/default/releases.json';

const NAME_OF_CODE = /^(?:--[\w-]+|\w+\(\))$/;

/** The new features of each release of the version, newest first, with links to their descriptions. */
export default function WhatsNew(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(({release, news}) => (
          <tr key={release}>
            <td>{release}</td>
            <td>
              {news.map(({label, to}, index) => (
                <Fragment key={to + label}>
                  {index > 0 && ', '}
                  <Link to={to}>{NAME_OF_CODE.test(label) ? <code>{label}</code> : label}</Link>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
