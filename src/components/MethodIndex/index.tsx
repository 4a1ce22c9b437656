import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import DocLink from '@site/src/components/DocLink';
import {METHOD_GROUPS, type GroupName} from './methods';

const OLD_VERSION = '1.x';

/** The methods of one group and what they do. Each links to its page if the reader's version has one. */
export default function MethodIndex({group}: {readonly group: GroupName}): ReactNode {
  const isOldVersion = useActiveVersion(undefined)?.name === OLD_VERSION;
  const {folder, methods} = METHOD_GROUPS[group];
  const known = methods.filter(({since}) => !isOldVersion || since === undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({name, purpose, since}) => (
          <tr key={name}>
            <td>
              <DocLink id={`${folder}/${name}`}>
                <code>{name}()</code>
              </DocLink>
            </td>
            <td>
              {purpose}
              {since !== undefined && ` Since ${since}.`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
